// Moves the bias of each kind of the encoder's advice by what sentences of copies say, none of which it was trained on:
// node fit-on-copies.ts CERTAINTY_JSON FILE.tsv… FILE.txt… (one [wrong|right] a line; right sentences)
import { readFileSync, writeFileSync } from 'node:fs';
import { type MarkedText, readMarked } from '../../bench/french/sets.ts';
import { adviceFeatures, certainLogit } from '../../src/engines/french/certainty.ts';
import { loadFrenchEngine } from '../../src/engines/french/french-engine.ts';
import { languageAdvice } from '../../src/engines/french/language-findings.ts';
import { readDocument } from '../../src/engines/french/text/document.ts';

/** `above`: how far the advice is above what its kind must reach to be certain. */
type Answer = { rule: string; above: number; isFault: boolean; context: string };

/**
 * The weights come from calibrate.ts, on 273,000 words of edited text; a thousand sentences cannot weigh them again.
 * They only say how much room is left above the surest mistaken advice, and most of that room is kept.
 */
const mostMoved = 0.9;
const keptRoom = 1;
const nearlyCertain = -0.3;

const [path = '', ...files] = process.argv.slice(2);
const engine = await loadFrenchEngine();
const answers: Answer[] = [];
for (const file of files)
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const { wrong, right, faults } = readMarked(line.slice(line.indexOf('\t') + 1));
    answers.push(...(await adviceOn(right, [])));
    if (faults.length > 0) answers.push(...(await adviceOn(wrong, faults)));
  }

async function adviceOn(text: string, faults: MarkedText['faults']): Promise<Answer[]> {
  const document = readDocument(text, engine.lexicon, engine.tagger);
  const advice = await languageAdvice(document, engine);
  return advice.flatMap(({ rule, margin, echo = 0, from, to, suggestions }) => {
    if (!rule.startsWith('corrector/') || margin === undefined) return [];
    const [start, end] = [document.words[from]!.start, document.words[to - 1]!.end];
    const isFault = faults.some((fault) => fault.start < end && start < fault.end);
    // Beside a fault the encoder reads a broken sentence: what it says there of other words is left out.
    if (faults.length > 0 && !isFault) return [];
    const weights = engine.certainty.advice[rule] ?? engine.certainty.advice.corrector!;
    const score = adviceFeatures({ margin, echo }).reduce(
      (sum, feature, i) => sum + feature * weights[i]!,
      weights[2],
    );
    const context = `${text.slice(Math.max(0, start - 35), start)}[${text.slice(start, end)}→${suggestions[0]}]${text.slice(end, end + 25)}`;
    return [{ rule, above: score - certainLogit(rule), isFault, context }];
  });
}

/** Down, where a mistaken advice was all but certain; up, where that wins slips; otherwise not at all. */
function movedBy(surest: number | undefined, certain: (by: number) => number): number {
  // A kind without one mistaken advice was asked too seldom to be moved.
  if (surest === undefined) return 0;
  if (surest > nearlyCertain) return nearlyCertain - surest;
  const up = Math.min(mostMoved, -surest - keptRoom);
  return up > 0 && certain(up) > certain(0) ? up : 0;
}

const table = JSON.parse(readFileSync(path, 'utf8'));
for (const [rule, list] of [...Map.groupBy(answers, (answer) => answer.rule)].sort()) {
  const mistaken = list.filter(({ isFault }) => !isFault).sort((a, b) => b.above - a.above);
  const slips = list.filter(({ isFault }) => isFault);
  const certain = (by: number) => slips.filter(({ above }) => above + by >= 0).length;
  const moved = Math.round(movedBy(mistaken[0]?.above, certain) * 100) / 100;
  console.log(
    `${rule.padEnd(26)} ${moved.toFixed(2).padStart(5)}  of ${slips.length} slips ${certain(0)} certain before, ${certain(moved)} after; ${mistaken.length} mistaken`,
  );
  for (const { above, context } of mistaken.slice(0, 3))
    if (above > -2) console.log(`    ${above.toFixed(1)} ${context}`);
  const [margin, echo, bias] = table.advice[rule] ?? table.advice.corrector;
  table.advice[rule] = [margin, echo, Math.round((bias + moved) * 1000) / 1000];
}
writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);
