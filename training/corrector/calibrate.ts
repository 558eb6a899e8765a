// Plants slips on held-out sentences, asks the corrector, and fits how sure each kind of finding is:
// node calibrate.ts DATA_FOLDER ARRAYS_FOLDER CERTAINTY_JSON [rounds]
import { readFileSync, writeFileSync } from 'node:fs';
import { type Answer, collectAnswers } from './collect-answers.ts';
import { fitLogistic, type Weights } from './fit-logistic.ts';

const [data = '', arrays = '', path = '', rounds = '2'] = process.argv.slice(2);
const answers = await collectAnswers(data, arrays, Number(rounds));
const features = ({ margin, echo }: Answer) => [margin, Math.max(-8, Math.min(8, echo))];
const sample = (list: Answer[]) => list.map((answer) => ({ x: features(answer), y: answer.slip }));

const half = (answer: Answer) => answer.sentence % 2 === 0;
const all = fitLogistic(sample(answers), [0, 0, 0], 0.001);
const byCategory = Map.groupBy(answers, ({ category }) => category);
const fitted: Record<string, Weights> = { default: all };
console.log(
  'category            slips  certain: precision recall   (fitted on one half, measured on the other)',
);
let [shown, right, slips] = [0, 0, 0];
for (const [category, list] of [...byCategory].sort()) {
  const check = fitLogistic(sample(list.filter(half)), all, 4);
  const rest = list.filter((answer) => !half(answer));
  const certain = rest.filter((answer) => probability(check, features(answer)) >= 0.9);
  const hits = certain.filter(({ slip }) => slip).length;
  const planted = rest.filter(({ slip }) => slip).length;
  console.log(
    category.padEnd(18),
    String(planted).padStart(6),
    (hits / Math.max(1, certain.length)).toFixed(3).padStart(10),
    (hits / Math.max(1, planted)).toFixed(3).padStart(7),
    `(${certain.length})`,
  );
  shown += certain.length;
  right += hits;
  slips += planted;
  fitted[category] = fitLogistic(sample(list), all, 4);
}
console.log(
  'all'.padEnd(18),
  String(slips).padStart(6),
  (right / shown).toFixed(3).padStart(10),
  (right / slips).toFixed(3).padStart(7),
  `(${shown})`,
);

const table = JSON.parse(readFileSync(path, 'utf8'));
table.corrector = Object.fromEntries(
  Object.entries(fitted).map(([name, weights]) => [
    name,
    weights.map((w) => Math.round(w * 1000) / 1000),
  ]),
);
writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);

function probability([margin, echo, bias]: Weights, [m = 0, e = 0]: number[]): number {
  return 1 / (1 + Math.exp(-(margin * m + echo * e + bias)));
}
