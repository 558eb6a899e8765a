export type TokenKind =
  | 'number'
  | 'name'
  | 'function'
  | 'operator'
  | 'postfix'
  | 'relation'
  | 'link'
  | 'open'
  | 'close'
  | 'unit'
  | 'word'
  | 'stop'
  | 'newline'
  | 'unknown';

/** One sign of the text; `value` is its plain form, `start` and `end` lead back to the text. */
export type Token = {
  kind: TokenKind;
  value: string;
  start: number;
  end: number;
  /** Whether white space stands before it: "2 m" and "2m", "u (x)" and "u(x)" differ. */
  spaced: boolean;
};
