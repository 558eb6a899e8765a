/** Where an original lies: under its owner, under a name that is only letters, digits, dot and hyphen. */
export const fileKey = (userId: string, timestamp: number, random: string, name: string): string =>
  `${userId}/${timestamp}-${random}-${safeName(name)}`;

/** Where the picture of a page lies: the same however often the copy is read again. */
export const pageKey = (userId: string, examId: string, page: number): string =>
  `${userId}/${examId}/page-${page}.jpg`;

const MAX_NAME = 80;

export function safeName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const safe = plain.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[.-]+/, '');
  return safe.slice(-MAX_NAME) || 'copie';
}
