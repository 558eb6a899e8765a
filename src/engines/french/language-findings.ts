import type { Finding, WordConfidence } from './analysis.ts';
import type { UnitOpinion } from './corrector/corrector.ts';
import { type CorrectorFinding, correctorFindings } from './corrector/corrector-findings.ts';
import { type Slice, slicesOf } from './corrector/slices.ts';
import type { FrenchEngine } from './french-engine.ts';
import { fuse } from './fuse-findings.ts';
import type { RuleFinding } from './rules/rule.ts';
import { type Fitness, findMisspellings } from './spelling/find-misspellings.ts';
import type { FrenchDocument } from './text/document.ts';

/** Beyond this many characters, spelling and grammar are no longer looked at: no copy is that long. */
export const languageLimit = 120_000;

export async function languageFindings(
  document: FrenchDocument,
  engine: FrenchEngine,
  confidences: WordConfidence[] = [],
): Promise<Finding[]> {
  const { corrector, lexicon } = engine;
  const context = { document, lexicon };
  const ruled = engine.rules.flatMap((rule) => rule(context));
  const slices = corrector ? slicesOf(document, languageLimit) : [];
  const opinions = corrector ? await corrector.read(slices.map(({ units }) => units)) : [];
  const corrected: CorrectorFinding[] = slices.flatMap((slice, i) =>
    correctorFindings(document, slice, opinions[i]!, lexicon),
  );
  const opinionOf = opinionsByWord(slices, opinions);
  const fitness: Fitness = (word, form) => opinionOf(word.index)?.fit(form);
  const spelt = findMisspellings(
    document,
    { lexicon, speller: engine.speller, extra: new Set() },
    fitness,
  );
  const weighed = ruled.map((finding) => ({ ...finding, support: supportFor(finding, opinionOf) }));
  return fuse(document, [...weighed, ...spelt, ...corrected], engine.certainty, confidences);
}

type OpinionOf = (index: number) => UnitOpinion | undefined;

function opinionsByWord(slices: Slice[], opinions: UnitOpinion[][]): OpinionOf {
  const byWord = new Map<number, UnitOpinion>();
  for (const [i, { units, offset }] of slices.entries()) {
    for (const [k, unit] of units.entries()) byWord.set(offset + unit.from, opinions[i]![k]!);
  }
  return (index) => byWord.get(index);
}

/** What the encoder thinks of a rule's advice, when the advice is one word for one word. */
function supportFor(
  { from, to, suggestions }: RuleFinding,
  opinionOf: OpinionOf,
): number | undefined {
  const [first] = suggestions;
  if (to - from !== 1 || !first || first.includes(' ')) return undefined;
  return opinionOf(from)?.preference(first.toLowerCase());
}
