export const PASS = 10;
export const SECOND_GROUP = 8;

export type Mention = 'none' | 'assez-bien' | 'bien' | 'tres-bien' | 'honours';
export type BacVerdict =
  | { decision: 'admitted'; mention: Mention }
  | { decision: 'second-group' }
  | { decision: 'failed' };

const MENTIONS: readonly [from: number, mention: Mention][] = [
  [18, 'honours'],
  [16, 'tres-bien'],
  [14, 'bien'],
  [12, 'assez-bien'],
  [PASS, 'none'],
];

/** The lowest average of each mention, best first. */
export const mentionsOf = (honours: boolean) =>
  MENTIONS.filter(([, mention]) => honours || mention !== 'honours');

/** Judged on the average as it is shown, so that the number and the decision never disagree. */
export function judgeAverage(average: number, honours: boolean): BacVerdict {
  const reached = mentionsOf(honours).find(([from]) => average >= from);
  if (reached) return { decision: 'admitted', mention: reached[1] };
  return average >= SECOND_GROUP ? { decision: 'second-group' } : { decision: 'failed' };
}
