import { isPro, type Plan } from '#domain/account/plan.ts';
import type { ResultRow } from '../queries.ts';

const FREE_CORRECTIONS = 2;
const FREE_COMMENT = 100;

/** A result as its owner may see it: what the free plan does not include is taken out before it leaves the server. */
export type RevealedResult = ResultRow & { isWhole: boolean; hiddenCorrections: number };

export function revealResult(result: ResultRow, plan: Plan): RevealedResult {
  if (isPro(plan)) return { ...result, isWhole: true, hiddenCorrections: 0 };
  const shown = result.corrections.slice(0, FREE_CORRECTIONS);
  return {
    ...result,
    feedback: shorten(result.feedback),
    corrections: shown.map((correction) => ({ ...correction, correctAnswer: '' })),
    isWhole: false,
    hiddenCorrections: result.corrections.length - shown.length,
  };
}

/** At most a hundred characters, and never half a word. */
function shorten(comment: string): string {
  const letters = [...comment];
  if (letters.length <= FREE_COMMENT) return comment;
  const start = letters.slice(0, FREE_COMMENT + 1).join('');
  const words = start.replace(/\s+\S*$/u, '');
  return `${[...words].slice(0, FREE_COMMENT).join('')}…`;
}
