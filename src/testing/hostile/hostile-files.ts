import { bombs } from './bombs.ts';
import { type Honest, honestFiles } from './honest-files.ts';
import { hostileDocx } from './hostile-docx.ts';
import { hostilePdf } from './hostile-pdf.ts';
import { mutations } from './mutations.ts';
import { strangers } from './strangers.ts';

export type HostileFile = { name: string; bytes: Uint8Array };

/** What the files try to reach, so that a test can see whether one got there. */
export type Lures = {
  /** A file on this disk with a secret in it. */ file: string /** An address that counts its visitors. */;
  url: string;
};

/**
 * Files nobody should send: damaged, mistyped, oversized, booby-trapped. The same seed gives the same files;
 * the hand-made ones come first, then as many mutations of honest files as are needed.
 */
export async function* hostileFiles(
  count: number,
  seed: number,
  lures: Lures,
): AsyncGenerator<HostileFile> {
  const honest: Honest[] = await honestFiles();
  const made = [
    ...strangers(honest),
    ...hostileDocx(honest, lures),
    ...hostilePdf(lures),
    ...bombs(),
  ];
  yield* made.slice(0, count);
  yield* mutations(honest, Math.max(0, count - made.length), seed);
}
