import type { Span } from '../transcript.ts';
import { contentStems, likeness } from './content-stems.ts';
import type { OrderFacts } from './copy-facts.ts';
import { concludes, needsSomethingBefore, opensEssay, stepRank } from './landmarks.ts';

type PlacedParagraph = Span & { text: string };

/** Checks the order of the paragraphs: the opening opens, the steps follow, the ending ends, ideas link. */
export function readOrder(paragraphs: PlacedParagraph[]): OrderFacts {
  const [first] = paragraphs;
  const last = paragraphs.at(-1);
  if (!first || !last || paragraphs.length < 3) return { breaks: [], kept: 1, recalls: 0.5 };

  const orphan = needsSomethingBefore(first.text) || concludes(first.text) ? [first] : [];
  const earlyEnding = paragraphs
    .slice(1, -1)
    .filter(({ text }) => concludes(text) && !stepRank(text));
  const lateOpening = paragraphs
    .slice(2)
    .filter(({ text }) => opensEssay(text) && !concludes(text));
  const backwards = stepsBackwards(paragraphs);
  const landmarks = [
    orphan.length === 0,
    opensEssay(first.text),
    concludes(last.text) && !opensEssay(last.text),
    earlyEnding.length === 0,
    lateOpening.length === 0 || opensEssay(first.text),
    backwards.length === 0,
  ];
  const inPlace = landmarks.filter(Boolean).length / landmarks.length;
  const breaks = [...orphan, ...earlyEnding, ...backwards].map(({ start, end }) => ({
    start,
    end,
  }));
  return {
    breaks,
    kept: 0.85 * inPlace + 0.15 * linkedness(paragraphs),
    recalls: recallsOpening(paragraphs),
  };
}

/** A good ending comes back to its beginning: how the last paragraph ranks among all for likeness to the first. */
function recallsOpening(paragraphs: PlacedParagraph[]): number {
  const [opening, ...others] = paragraphs.map(({ text }) => contentStems(text));
  const alike = others.map((stems) => likeness(opening ?? [], stems));
  const last = alike.pop() ?? 0;
  return alike.length === 0 ? 0.5 : alike.filter((other) => other < last).length / alike.length;
}

function stepsBackwards(paragraphs: PlacedParagraph[]): PlacedParagraph[] {
  let highest = 0;
  return paragraphs.filter(({ text }) => {
    const rank = stepRank(text);
    // « D'abord » opens a new part as well as the first: only a fall that is not a fresh start counts.
    const falls = rank !== undefined && rank < highest && !(rank === 1 && highest === 3);
    if (rank !== undefined) highest = rank;
    return falls;
  });
}

/** How much more the end of a paragraph resembles the next one than any other, squeezed to 0..1. */
function linkedness(paragraphs: PlacedParagraph[]): number {
  const stems = paragraphs.map(({ text }) => contentStems(text));
  const pairs = stems.flatMap((from, i) =>
    stems.flatMap((to, j) => (j > i ? [{ next: j === i + 1, alike: likeness(from, to) }] : [])),
  );
  const mean = (values: number[]) =>
    values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
  const beside = mean(pairs.filter(({ next }) => next).map(({ alike }) => alike));
  const apart = mean(pairs.filter(({ next }) => !next).map(({ alike }) => alike));
  return Math.min(1, Math.max(0, 0.5 + (beside - apart) * 5));
}
