import type { AdviceBook } from '../advice.ts';
import type { Quote } from '../evidence.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import type { RemarkDraft, Severity } from '../marking.ts';
import { CRITERIA, type CriterionKey, type Rubric } from '../rubric.ts';
import type { PlacedCopy } from '../signs/place-copy.ts';
import type { ReadSign } from '../signs/sign.ts';
import type { Span } from '../transcript.ts';
import { anchorOf } from './anchor-of.ts';

export const CLEARLY_THERE = 0.7;
export const HARDLY_THERE = 0.45;
/** The foot of A2. */
export const SOLID = 2;
const MOST_QUOTES = 2;
const A_FEW_WORDS = 3;
const MOST_STRENGTHS = 4;
const MOST_WEAKNESSES = 6;

type StakedSign = ReadSign & { criterion: CriterionKey; stake: number };

/** What is hardly there, most to win first. */
export function weakSigns(placed: PlacedCopy, rubric: Rubric): StakedSign[] {
  return stakedSigns(placed, rubric)
    .filter(({ present, unseen }) => present < HARDLY_THERE && !unseen)
    .sort((a, b) => b.stake * (1 - b.present) - a.stake * (1 - a.present))
    .filter(oncePerCode)
    .slice(0, MOST_WEAKNESSES);
}

/** A sign may count in two criteria; it is spoken of in the one where it weighs most. */
const oncePerCode = ({ code }: StakedSign, i: number, all: StakedSign[]) =>
  all.findIndex((other) => other.code === code) === i;

const stakedSigns = (placed: PlacedCopy, rubric: Rubric): StakedSign[] =>
  CRITERIA.flatMap((criterion) =>
    placed.criteria[criterion].signs.map((sign) => ({
      ...sign,
      criterion,
      stake: sign.worth * rubric.criteria[criterion].weight,
    })),
  );

/** Strengths first, then what would win most: each hung on words of the copy, no two on the same. */
export function signRemarks(
  placed: PlacedCopy,
  facts: CopyFacts,
  rubric: Rubric,
  { signs: book, comments }: AdviceBook,
  quote: (span: Span) => Quote,
): RemarkDraft[] {
  const used: Span[] = [];
  const shown = (span: Span): Span => {
    const { text, near = span.start } = quote(span);
    return { start: near, end: near + text.length };
  };
  const free = (span: Span) => !used.some((other) => mostlySame(other, shown(span)));
  const use = (span: Span): Quote => {
    used.push(shown(span));
    return quote(span);
  };
  // « Introduction » alone is no words to praise.
  const telling = (span: Span) => quote(span).text.trim().split(/\s+/).length >= A_FEW_WORDS;
  const good = stakedSigns(placed, rubric)
    .map((sign) => ({ ...sign, at: sign.at.filter(telling) }))
    .filter(({ code, present, at }) => book[code] && present >= CLEARLY_THERE && at.length > 0)
    .sort((a, b) => b.stake - a.stake)
    .filter(oncePerCode);
  // Praise rings false where the criterion as a whole is weak; yet nobody goes without any.
  const solid = good.filter(({ criterion }) => placed.criteria[criterion].placement >= SOLID);
  const strengths = (solid.length > 0 ? solid : good.slice(0, 1))
    .slice(0, MOST_STRENGTHS)
    .map(({ code, criterion, at }): RemarkDraft => {
      const { axis, strength: explanation, hints } = book[code]!;
      // « Bien vu ! » beside a fault reads as praise of the fault.
      const right = at.filter(
        (span) => !facts.faults.some((f) => f.certain && touches(f, shown(span))),
      );
      const quotes: Quote[] = [];
      for (const span of right.length > 0 ? right : at)
        if (quotes.length < MOST_QUOTES && free(span)) quotes.push(use(span));
      if (quotes.length === 0) quotes.push(...at.slice(0, 1).map(use));
      return { kind: 'strength', axis, criterion, severity: 1, quotes, explanation, hints };
    });

  used.length = 0;
  const weaknesses = weakSigns(placed, rubric).flatMap((sign): RemarkDraft[] => {
    const { code, criterion, stake, present, against = [] } = sign;
    const words = book[code];
    const place =
      against.filter(telling).find(free) ?? anchorOf(criterion, facts, (span) => !free(span));
    if (!words || !place) return [];
    const { axis, weakness: explanation, hints } = words;
    const severity = severityOf(stake * (1 - present));
    const quotes = [use(place)];
    return [{ kind: 'weakness', axis, criterion, severity, quotes, explanation, hints }];
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

const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function mostlySame(a: Span, b: Span): boolean {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return common > 0.5 * Math.min(a.end - a.start, b.end - b.start);
}

/** In hundredths of a band of the whole grade. */
const severityOf = (loss: number): Severity => {
  if (loss > 40) return 3;
  return loss > 15 ? 2 : 1;
};
