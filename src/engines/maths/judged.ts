export type Verdict = 'true' | 'false' | 'unjudged';

/** One equality of the text and what computing says of it. */
export type Judged = {
  start: number;
  end: number;
  verdict: Verdict;
  /** For a false one, values that show it: "x = 2 : 9 ≠ 5". */
  counterExample?: string;
};

const written = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 6, useGrouping: false });

export const writeNumber = (value: number) => written.format(value).replace('-', '−');
