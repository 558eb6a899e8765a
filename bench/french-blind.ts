import { readFileSync } from 'node:fs';
import { ourChecker, peerChecker } from './french/checkers.ts';
import { measurePairs } from './french/measure.ts';
import { readMarked } from './french/sets.ts';

// npm run bench:french-blind -- [sixteenth seventeenth…]: sets written by hands that never saw the engine, as they stand in the tuning files
// since they were measured; beside it grammalecte where it is installed. Only a set nobody has read yet tells of texts from elsewhere.
const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : ['sixteenth', 'seventeenth'];

function section(file: string, name: string): string[] {
  const text = readFileSync(new URL(`french-sets/${file}`, import.meta.url), 'utf8');
  const [, rest] = text.split(`# the ${name} blind set\n`);
  if (rest === undefined) throw new Error(`no ${name} blind set in ${file}`);
  return rest.split('\n# ')[0]!.split('\n').filter(Boolean);
}

const pairs = names
  .flatMap((name) => section('tuning-pairs.tsv', name))
  .map((line) => {
    const [kind = '', marked = ''] = line.split('\t');
    return readMarked(marked, kind);
  });
const right = names.flatMap((name) => section('tuning-correct.txt', name));
for (const open of [ourChecker, peerChecker]) {
  const checker = await open();
  if (!checker) continue;
  const { name, caught, total, byClass, falseAlarms, sentences } = await measurePairs(
    checker,
    pairs,
    right,
  );
  const [found = 0, asked = 0] = byClass.homophones ?? [];
  console.log(
    `${name}: ${caught}/${total} caught, homophones ${found}/${asked}, ${falseAlarms} false alarms on ${sentences} right sentences`,
  );
}
