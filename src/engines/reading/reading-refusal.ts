import type { ForeignKind } from './file-kind.ts';

/** Every reason a file is not read; the French sentence is written by whoever shows it. */
export type ReadingRefusal =
  | { code: 'file-empty' }
  | { code: 'file-too-large'; maxMegabytes: number }
  | { code: 'file-type-unsupported'; seen: ForeignKind }
  | { code: 'file-damaged' }
  | { code: 'file-encrypted' }
  | { code: 'file-with-macros' }
  | { code: 'image-too-large'; maxMegapixels: number }
  | { code: 'image-too-small' }
  /** A file built to cost more than it says: bombs, endless nesting. */
  | { code: 'file-hostile' }
  /** The reading ran out of its time or memory. */
  | { code: 'file-too-heavy' }
  | { code: 'no-text'; from: 'docx' | 'pdf' | 'image' };
