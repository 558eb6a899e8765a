import type { Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';

export const MAX_FILES = 5;
export const MAX_FILE_MEGABYTES = 10;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
export const ACCEPTED_EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.pdf', '.docx'] as const;

const DANGEROUS = /\.(exe|bat|cmd|scr|pif|vbs|js)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f]/;
const ACCEPTED = /\.(png|jpe?g|webp|pdf|docx)$/i;

/** The checks that need only a file's name and size: the same in the browser, before sending, and on the server. */
export function checkFileName(file: { name: string; size: number }): Result<string, Refusal> {
  const { name } = file;
  if (UNSAFE.test(name)) return err({ code: 'file-name-unsafe', file: name });
  if (DANGEROUS.test(name)) return err({ code: 'file-type-dangerous', file: name });
  if (!ACCEPTED.test(name)) return err({ code: 'file-type-unsupported', file: name });
  if (file.size > MAX_FILE_BYTES) {
    return err({ code: 'file-too-large', file: name, maxMegabytes: MAX_FILE_MEGABYTES });
  }
  if (file.size === 0) return err({ code: 'file-empty', file: name });
  return ok(name);
}
