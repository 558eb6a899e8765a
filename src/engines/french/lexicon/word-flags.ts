/** What is known of a word besides its readings. */
export const wordFlags = {
  /** Accepted in lower case. */
  word: 1,
  /** Accepted with a capital. */
  name: 2,
  /** A spelling of 1990: accepted, never suggested. */
  reform: 4,
  /** Known to the corrector as a group (« c'est »), or only as a lemma: not a word to accept. */
  unit: 8,
  /** Hyphenated word that the tokeniser keeps whole. */
  compound: 16,
} as const;
