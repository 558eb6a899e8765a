// Plants slips on held-out sentences, asks the whole engine, and fits how sure each kind of advice is:
// node calibrate.ts DATA_FOLDER ARRAYS_FOLDER CERTAINTY_JSON [every Nth sentence]
import { readFileSync, writeFileSync } from 'node:fs';
import { adviceFeatures } from '../../src/engines/french/certainty.ts';
import { loadFrenchEngine } from '../../src/engines/french/french-engine.ts';
import { type Answer, collectAnswers } from './collect-answers.ts';
import { fitLogistic } from './fit-logistic.ts';

const [data = '', arrays = '', path = '', every = '2', dump = ''] = process.argv.slice(2);
const { answers, missed, words } = await collectAnswers(
  await loadFrenchEngine(),
  data,
  arrays,
  Number(every),
);
if (dump) writeFileSync(dump, answers.map((answer) => JSON.stringify(answer)).join('\n'));
const weighed = answers.filter((answer) => answer.margin !== undefined);
const features = ({ margin, echo }: Answer) => adviceFeatures({ margin: margin!, echo: echo! });
const sample = (list: Answer[]) => list.map((answer) => ({ x: features(answer), y: answer.slip }));
const half = ({ number }: Answer) => number % 2 === 0;
const pull = 2;
const fewest = 8;
/** Of what is shown as certain, this share was planted: the rest is partly real faults of the text. */
const wanted = 0.95;

const fromEncoder = ({ rule }: Pick<Answer, 'rule'>) => rule.startsWith('corrector/');
const base = {
  corrector: fitLogistic(sample(weighed.filter(fromEncoder)), [0, 0, 0], 0.01),
  rule: fitLogistic(sample(weighed.filter((answer) => !fromEncoder(answer))), [0, 0, 0], 0.01),
};
const fitted: Record<string, number[]> = { ...base };
console.log('words', words, 'slips nobody saw', missed);
for (const [name, weights] of Object.entries(base))
  console.log(name, weights.map((w) => w.toFixed(2)).join(' '));
console.log(
  'rule                          slips   certain   precision  recall  (fitted on one half, measured on the other)',
);
let [shown, right, slips] = [0, 0, 0];
for (const [rule, list] of [...Map.groupBy(weighed, (answer) => answer.rule)].sort()) {
  const prior = fromEncoder(list[0]!) ? base.corrector : base.rule;
  const check = fitLogistic(sample(list.filter(half)), prior, pull);
  const rest = list.filter((answer) => !half(answer));
  const certain = rest.filter((answer) => probability(check, features(answer)) >= 0.8);
  const hits = certain.filter(({ slip }) => slip).length;
  const planted = rest.filter(({ slip }) => slip).length;
  console.log(
    rule.padEnd(28),
    String(planted).padStart(6),
    String(certain.length).padStart(9),
    ratio(hits, certain.length),
    ratio(hits, planted),
  );
  [shown, right, slips] = [shown + certain.length, right + hits, slips + planted];
  // Too few slips tell nothing: what the table says of this rule is kept.
  if (list.filter(({ slip }) => slip).length >= fewest)
    fitted[rule] = shifted(fitLogistic(sample(list), prior, pull), list);
}
console.log(
  'all'.padEnd(28),
  String(slips).padStart(6),
  String(shown).padStart(9),
  ratio(right, shown),
  ratio(right, slips),
);
console.log('\nrules alone (no word-for-word advice)');
for (const [rule, list] of [
  ...Map.groupBy(
    answers.filter((answer) => answer.margin === undefined),
    (answer) => answer.rule,
  ),
].sort()) {
  console.log(
    rule.padEnd(34),
    String(list.length).padStart(5),
    ratio(list.filter(({ slip }) => slip).length, list.length),
  );
}

const table = JSON.parse(readFileSync(path, 'utf8'));
const rounded = Object.entries(fitted)
  .filter(([name]) => fromEncoder({ rule: name }))
  .map(([name, weights]) => [name, weights.map((w) => Math.round(w * 1000) / 1000)]);
table.advice = { ...table.advice, ...Object.fromEntries(rounded) };
writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);

/** Moves the bias so that the engine's cut, 0.8, falls on the lowest probability that keeps the wanted precision. */
function shifted(weights: number[], list: Answer[]): number[] {
  const logit = (p: number) => Math.log(p / (1 - p));
  for (let cut = 0.5; cut < 0.95; cut += 0.05) {
    const kept = list.filter((answer) => probability(weights, features(answer)) >= cut);
    const right = kept.filter(({ slip }) => slip).length;
    if (kept.length > 0 && right / kept.length >= wanted)
      return weights.with(-1, weights.at(-1)! + logit(0.8) - logit(cut));
  }
  return weights.with(-1, weights.at(-1)! + logit(0.8) - logit(0.95));
}

function probability(weights: number[], x: number[]): number {
  return (
    1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * weights[i]!, weights.at(-1)!)))
  );
}

function ratio(part: number, whole: number): string {
  return (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(10);
}
