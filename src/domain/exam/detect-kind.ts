import type { FileKind } from './exam.ts';

/** What a file is, told by its first bytes; its name may lie. */
export function detectKind(head: Uint8Array): FileKind | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(...RIFF) && String.fromCharCode(...head.subarray(8, 12)) === 'WEBP') return 'webp';
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf';
  // A Word file is a ZIP; that it really is a document is found out when it is read.
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'docx';
  return undefined;
}

const RIFF = [0x52, 0x49, 0x46, 0x46];
