import type { AdviceBook } from '../advice.ts';
import type { Quote } from '../evidence.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import type { RemarkDraft, Severity } from '../marking.ts';
import { CRITERIA, type Rubric } from '../rubric.ts';
import type { PlacedCopy } from '../signs/place-copy.ts';
import type { Span } from '../transcript.ts';
import { anchorOf } from './anchor-of.ts';

const CLEARLY_THERE = 0.7;
const HARDLY_THERE = 0.45;
/** The foot of A2. */
const SOLID = 2;
const MOST_STRENGTHS = 4;
const MOST_WEAKNESSES = 6;

/** Strengths first, then what would win most: each hung on words of the copy. */
export function signRemarks(
  placed: PlacedCopy,
  facts: CopyFacts,
  rubric: Rubric,
  { signs: book, comments }: AdviceBook,
  quote: (span: Span) => Quote,
): RemarkDraft[] {
  const read = CRITERIA.flatMap((criterion) =>
    placed.criteria[criterion].signs.map((sign) => ({
      ...sign,
      criterion,
      stake: sign.worth * rubric.criteria[criterion].weight,
    })),
  ).filter(({ code }) => book[code]);
  const byStake = [...read].sort((a, b) => b.stake - a.stake);

  const good = byStake.filter(({ present, at }) => present >= CLEARLY_THERE && at.length > 0);
  // Praise rings false where the criterion as a whole is weak; yet nobody goes without any.
  const solid = good.filter(({ criterion }) => placed.criteria[criterion].placement >= SOLID);
  const strengths = (solid.length > 0 ? solid : good.slice(0, 1))
    .slice(0, MOST_STRENGTHS)
    .map(({ code, criterion, at }): RemarkDraft => {
      const { axis, strength, hints } = book[code]!;
      const quotes = at.slice(0, 2).map(quote);
      return {
        kind: 'strength',
        axis,
        criterion,
        severity: 1,
        quotes,
        explanation: strength,
        hints,
      };
    });

  const weaknesses = [...read]
    .filter(({ present }) => present < HARDLY_THERE)
    .sort((a, b) => b.stake * (1 - b.present) - a.stake * (1 - a.present))
    .slice(0, MOST_WEAKNESSES)
    .flatMap(({ code, criterion, stake, present, at }): RemarkDraft[] => {
      const { axis, weakness, hints } = book[code]!;
      const place = at[0] ?? anchorOf(criterion, facts);
      if (!place) return [];
      const severity = severityOf(stake * (1 - present));
      const quotes = [quote(place)];
      return [
        { kind: 'weakness', axis, criterion, severity, quotes, explanation: weakness, hints },
      ];
    });
  const [first] = facts.sentences;
  const effort: RemarkDraft[] =
    strengths.length === 0 && first && book.amount
      ? [
          {
            kind: 'strength',
            axis: 'argumentation',
            severity: 1,
            quotes: [quote(first)],
            explanation: comments.anything,
            hints: book.amount.hints,
          },
        ]
      : [];
  return [...strengths, ...effort, ...weaknesses];
}

/** In hundredths of a band of the whole grade. */
const severityOf = (loss: number): Severity => {
  if (loss > 40) return 3;
  return loss > 15 ? 2 : 1;
};
