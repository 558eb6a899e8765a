import type { Span, Structure } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument, Sentence } from '../text/document.ts';
import type { MarkerRole } from './markers.ts';
import type { Marks } from './marks.ts';

const mostParts = 4;
/** A plan may be told over this many sentences, the first announcing it. */
const reach = 3;

type View = { document: FrenchDocument; marks: Marks; lexicon: Lexicon };

/** The sentences that say what will be done, and in how many steps. */
export function findPlan(view: View, area: Span): Structure['plan'] {
  const inside = view.document.sentences.filter(
    ({ start, end }) => start >= area.start && end <= area.end,
  );
  for (const [i, sentence] of inside.entries()) {
    if (!announces(view, sentence)) continue;
    const told = inside
      .slice(i + 1, i + reach)
      .filter((next) => announces(view, next) || steps(view, next) > 0);
    const run = [sentence, ...told];
    const parts = partsOf(view, run);
    if (parts >= 2 || (parts === 1 && i >= inside.length - 2))
      return { start: sentence.start, end: run.at(-1)!.end, parts };
  }
  return undefined;
}

/** « Nous verrons », « on étudiera », « il s'agira », « nous allons montrer », « trois parties ». */
function announces({ document: { words }, marks, lexicon }: View, { from, to }: Sentence): boolean {
  if (marks.has('announce', from, to)) return true;
  return words.slice(from, to).some(({ form, tag, shield }, i) => {
    if (shield || !/^(?:VERB|AUX)f$/.test(tag)) return false;
    const before = words.slice(Math.max(from, from + i - 3), from + i).map((word) => word.form);
    const person = before.includes('nous') ? 'F1p' : before.includes('on') ? 'F3s' : undefined;
    return (
      person !== undefined && lexicon.readings(form).some(({ features }) => features === person)
    );
  });
}

const stepRoles: MarkerRole[] = ['step-1', 'step-2', 'step-3'];

const steps = ({ marks }: View, { from, to }: Sentence): number =>
  stepRoles.filter((role) => marks.has(role, from, to)).length;

/** Counts the steps; « nous verrons que… puis… » leaves the first one unsaid. */
function partsOf({ document: { words }, marks }: View, run: Sentence[]): number {
  const count = (role: MarkerRole) =>
    run.reduce((sum, { from, to }) => sum + marks.within(role, from, to).length, 0);
  const [first, middle, end] = stepRoles.map(count);
  const told = Math.min(1, first! + middle! + end!) + Math.min(2, middle!) + Math.min(1, end!);
  const said = run.flatMap(({ from, to }) =>
    words.slice(from, to).map(({ form }) => ['deux', 'trois', 'quatre'].indexOf(form) + 2),
  );
  const counted = told === 0 ? Math.max(1, ...said) : told;
  return Math.min(mostParts, counted);
}
