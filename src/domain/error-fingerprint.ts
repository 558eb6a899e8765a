import type { ErrorRecord } from './error-record.ts';

const MOST_LETTERS = 300;

/**
 * What reports of one fault have in common: its kind, its message without what changes from one time to the next, and the
 * function it came from. Readable, so that nobody has to look it up; line numbers are left out, since every release moves them.
 */
export function errorFingerprint({
  type,
  message,
  stack,
}: Pick<ErrorRecord, 'type' | 'message' | 'stack'>): string {
  return [type, withoutParticulars(message), ownFrame(stack ?? '')]
    .filter(Boolean)
    .join(' | ')
    .slice(0, MOST_LETTERS);
}

const withoutParticulars = (message: string) =>
  (message.split('\n')[0] ?? '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b/gi, '…')
    .replace(/\d+/g, '…')
    .trim();

/** The innermost frame that is ours: `readExam exam-routes.ts`. */
function ownFrame(stack: string): string {
  const frame = stack
    .split('\n')
    .slice(1)
    .find((line) => /[:@/]/.test(line) && !/node_modules|node:/.test(line));
  const [, file = ''] = /([\w.-]+\.[jt]sx?)(?:[?:]|$)/.exec(frame ?? '') ?? [];
  const [, name = ''] = /^\s*(?:at (?:async )?)?([\w$.<>]+)(?: \(|@)/.exec(frame ?? '') ?? [];
  // Built files carry a mark of their content: index-D3f9aK2b.js.
  return `${name} ${file.replace(/-[\w-]{8}(?=\.js$)/, '')}`.trim();
}
