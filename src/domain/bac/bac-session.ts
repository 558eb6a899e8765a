/** One row of the table: what is graded, and how much it weighs. */
export type BacLine = {
  id: string;
  name: string;
  coefficient: number;
  hint: string;
  /** A written exam, which the orals of the second group may replace. */
  written?: boolean;
};

/** The table of coefficients of a session of the baccalauréat. */
export type BacSession = {
  id: string;
  label: string;
  about: string;
  finals: BacLine[];
  continuous: BacLine[];
  /** `completes`: options fill the continuous assessment up to 40 instead of coming on top. */
  options: { limit: number; completes: boolean };
  /** Whether 18 earns the congratulations of the jury. */
  honours: boolean;
};

export const FINALS_TOTAL = 60;
export const CONTINUOUS_TOTAL = 40;

export const totalOf = (lines: readonly { coefficient: number }[]): number =>
  lines.reduce((sum, { coefficient }) => sum + coefficient, 0);

/** What is wrong with a table someone edited; nothing when it can be used. */
export function faultsOfSession(session: BacSession): string[] {
  const { finals, continuous, options } = session;
  const ids = [...finals, ...continuous].map(({ id }) => id);
  const continuousTotal = totalOf(continuous) + (options.completes ? options.limit : 0);
  return [
    ...(totalOf(finals) === FINALS_TOTAL ? [] : [`finals add up to ${totalOf(finals)}`]),
    ...(continuousTotal === CONTINUOUS_TOTAL
      ? []
      : [`continuous assessment adds up to ${continuousTotal}`]),
    ...(new Set(ids).size === ids.length ? [] : ['an id is used twice']),
  ];
}
