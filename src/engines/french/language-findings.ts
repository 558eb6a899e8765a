import type { Finding, WordConfidence } from './analysis.ts';
import type { UnitOpinion } from './corrector/corrector.ts';
import { type CorrectorFinding, correctorFindings } from './corrector/corrector-findings.ts';
import { slicesOf } from './corrector/slices.ts';
import type { FrenchEngine } from './french-engine.ts';
import { fuse } from './fuse-findings.ts';
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
  const spelt = findMisspellings(
    document,
    { lexicon, speller: engine.speller, extra: new Set() },
    fitnessIn(slices, opinions),
  );
  return fuse(document, [...ruled, ...spelt, ...corrected], engine.certainty, confidences);
}

function fitnessIn(
  slices: { units: { from: number }[]; offset: number }[],
  opinions: UnitOpinion[][],
): Fitness {
  const byWord = new Map<number, UnitOpinion>();
  for (const [i, { units, offset }] of slices.entries()) {
    for (const [k, unit] of units.entries()) byWord.set(offset + unit.from, opinions[i]![k]!);
  }
  return (word, form) => byWord.get(word.index)?.fit(form);
}
