import { readFileSync } from 'node:fs';
import { checkEqualities } from '../src/engines/maths/check-equalities.ts';
import { judgeEqualities } from '../src/engines/maths/judge-equalities.ts';
import { FALSE_LINES, OPEN_LINES, TRUE_LINES } from './maths-lines.ts';

const say = (text = '') => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) =>
  `${part}/${whole} = ${((100 * part) / whole).toFixed(1)} %`;
const chargesIn = (text: string) =>
  checkEqualities(text)
    .filter(({ holds }) => !holds)
    .map(({ start, end }) => text.slice(start, end));

const accused = [...TRUE_LINES, ...OPEN_LINES].flatMap((line) =>
  chargesIn(line).map((charge) => ({ line, charge })),
);
const confirmed = TRUE_LINES.filter((line) => checkEqualities(line).some(({ holds }) => holds));
const caught = FALSE_LINES.filter(([line, part]) => chargesIn(line)[0] === part);
const beside = FALSE_LINES.flatMap(([line, part]) =>
  chargesIn(line).filter((charge) => charge !== part),
);
const openButTrue = OPEN_LINES.filter((line) => checkEqualities(line).some(({ holds }) => holds));

say(`# Mathématiques, ${new Date().toISOString().slice(0, 10)}`);
say(
  `lignes : ${TRUE_LINES.length} vraies, ${FALSE_LINES.length} fausses, ${OPEN_LINES.length} à ne pas accuser`,
);
const wrong = accused.length + beside.length;
say(`précision des égalités dites fausses : ${percent(caught.length, caught.length + wrong)}`);
say(
  `rappel des fausses, première ligne fausse exacte : ${percent(caught.length, FALSE_LINES.length)}`,
);
say(`rappel des vraies : ${percent(confirmed.length, TRUE_LINES.length)}`);
say(`lignes à ne pas accuser où quelque chose est dit vrai : ${openButTrue.length}`);
for (const { line, charge } of accused) say(`  accusée à tort : « ${charge} » dans « ${line} »`);
for (const charge of beside) say(`  accusée à côté : « ${charge} »`);
for (const [line, part] of FALSE_LINES)
  if (!chargesIn(line).includes(part))
    say(`  manquée : « ${part} » (${chargesIn(line).join(' | ')})`);
for (const line of TRUE_LINES) if (!confirmed.includes(line)) say(`  non reconnue : « ${line} »`);

const copies = [1, 2, 3, 4].map((n) =>
  readFileSync(new URL(`./essays/maths-${n}.txt`, import.meta.url), 'utf8'),
);
const judged = copies.flatMap(judgeEqualities);
const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
say(
  `\ncopies justes (4) : ${judged.length} égalités, ${count('true')} vraies, ${count('unjudged')} non jugées, ${count('false')} accusées à tort`,
);
const start = performance.now();
for (const copy of copies) judgeEqualities(copy);
say(`temps : ${((performance.now() - start) / copies.length).toFixed(1)} ms par copie`);

for (const [name, text] of [
  ['10 000 parenthèses', `${'('.repeat(5000)}1${')'.repeat(5000)} = 1`],
  ['2 000 lignes ambiguës', 'ln 2x/3e^2x+1.5 = 1\n'.repeat(2000)],
  ['250 000 signes', '1+x='.repeat(62_500)],
] as const) {
  const from = performance.now();
  judgeEqualities(text);
  say(`${name} : ${(performance.now() - from).toFixed(0)} ms`);
}
