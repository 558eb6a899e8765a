export type TextCounts = { words: number; sentences: number; paragraphs: number };

/** What can be said of any text without judging it. */
export function countText(text: string): TextCounts {
  const matches = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    words: matches(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu),
    sentences: matches(/[^.!?…]*[\p{L}\p{N}][^.!?…]*(?:[.!?…]+|$)/gu),
    paragraphs: matches(/[^\n]*[\p{L}\p{N}][^\n]*/gu),
  };
}
