import type { Finding, WordConfidence } from './analysis.ts';
import type { UnitOpinion } from './corrector/corrector.ts';
import { correctorFindings } from './corrector/corrector-findings.ts';
import { type Slice, slicesOf } from './corrector/slices.ts';
import type { FrenchEngine } from './french-engine.ts';
import { fuse, type Source } from './fuse-findings.ts';
import type { RuleFinding } from './rules/rule.ts';
import { type Fitness, findMisspellings } from './spelling/find-misspellings.ts';
import { type FrenchDocument, readDocument } from './text/document.ts';

/** Beyond this many characters, spelling and grammar are no longer looked at: no copy is that long. */
export const languageLimit = 40_000;

export async function languageFindings(
  document: FrenchDocument,
  engine: FrenchEngine,
  confidences: WordConfidence[] = [],
): Promise<Finding[]> {
  const { text } = document;
  if (text.length > languageLimit) {
    const start = readDocument(text.slice(0, languageLimit), engine.lexicon, engine.tagger);
    return languageFindings(start, engine, confidences);
  }
  return fuse(document, await languageAdvice(document, engine), engine.certainty, confidences);
}

/** Everything anybody would change, before it is decided what is shown. */
export async function languageAdvice(
  document: FrenchDocument,
  engine: FrenchEngine,
): Promise<Source[]> {
  const { corrector, lexicon, speller } = engine;
  const context = { document, lexicon };
  const slices = corrector ? slicesOf(document) : [];
  const opinions = corrector ? await corrector.read(slices.map(({ units }) => units)) : [];
  const opinionOf = opinionsByWord(slices, opinions);
  const ruled = engine.rules
    .flatMap((rule) => rule(context))
    .map((finding) => weigh(finding, opinionOf));
  const fitness: Fitness = (word, form) => opinionOf(word.index)?.fit(form);
  const spelt = findMisspellings(
    document,
    { lexicon, speller, isForeign: (form) => engine.english.words.isWord(form) },
    fitness,
  );
  const corrected = slices.flatMap((slice, i) =>
    correctorFindings(document, slice, opinions[i]!, lexicon),
  );
  return [...ruled, ...spelt, ...corrected];
}

type OpinionOf = (index: number) => UnitOpinion | undefined;

function opinionsByWord(slices: Slice[], opinions: UnitOpinion[][]): OpinionOf {
  const byWord = new Map<number, UnitOpinion>();
  for (const [i, { units, offset }] of slices.entries()) {
    for (const [k, unit] of units.entries()) byWord.set(offset + unit.from, opinions[i]![k]!);
  }
  return (index) => byWord.get(index);
}

/** Asks the encoder about a rule's advice, when it is one word for one word. */
function weigh(finding: RuleFinding, opinionOf: OpinionOf): Source {
  const { from, to, suggestions } = finding;
  const form = suggestions[0]?.toLowerCase();
  const opinion = opinionOf(from);
  if (!/^(?:HOM|ACC|VER)_/.test(finding.category)) return finding;
  if (!opinion || !form || form.includes(' ') || to - from !== opinion.width) return finding;
  return { ...finding, margin: opinion.preference(form), echo: opinion.echo(form) };
}
