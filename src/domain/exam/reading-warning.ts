/** What a pupil should know about how a page was read; the sentence belongs to the catalogue. */
export type ReadingWarning =
  | { code: 'page-blurred'; page: number }
  | { code: 'page-dark'; page: number }
  | { code: 'page-cut'; page: number }
  | { code: 'page-empty'; page: number }
  | { code: 'page-failed'; page: number }
  | { code: 'low-confidence'; page: number; confidence: number }
  | { code: 'little-text'; words: number }
  | { code: 'pages-left-out'; kept: number; total: number }
  | { code: 'links-ignored' }
  | { code: 'reader-fallback' };
