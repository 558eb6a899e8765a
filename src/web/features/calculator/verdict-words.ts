import type { BacVerdict } from '#domain/bac/verdict.ts';
import { calculatorText as text } from '#web/strings/calculator-text.ts';

/** "Admis, mention Bien", "Éligible au rattrapage (oraux)": the decision in one line. */
export const verdictWords = (verdict: BacVerdict): string =>
  verdict.decision === 'admitted'
    ? `${text.decisions.admitted} · ${text.result.mention(verdict.mention)}`
    : text.decisions[verdict.decision];
