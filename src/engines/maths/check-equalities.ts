import { judgeEqualities } from './judge-equalities.ts';

export type CheckedEquality = {
  start: number;
  end: number;
  holds: boolean;
  counterExample?: string;
};

/** The equalities of a text that computing can decide; about all the others it says nothing. */
export const checkEqualities = (text: string): CheckedEquality[] =>
  judgeEqualities(text).flatMap(({ start, end, verdict, counterExample }) =>
    verdict === 'unjudged'
      ? []
      : [{ start, end, holds: verdict === 'true', ...(counterExample && { counterExample }) }],
  );
