// Encodes marked sentences for go_on.py: node encode-sentences.ts DATA_FOLDER OUT.jsonl FILE.tsv… FILE.txt…
// A line of a .tsv is « CLASS<tab>sentence with one [wrong|right] », a line of a .txt a right sentence.
import { readFileSync, writeFileSync } from 'node:fs';
import { readMarked } from '../../bench/french/sets.ts';
import { suffixHash } from '../../src/engines/french/corrector/suffix-hash.ts';
import { splitWords } from '../../src/engines/french/text/split-words.ts';
import { unitsOf } from '../../src/engines/french/text/units.ts';
import { longestSentence } from './corpus.ts';

const [data = '', out = '', ...files] = process.argv.slice(2);
const vocabulary = readFileSync(`${data}/vocabulary.txt`, 'utf8').split('\n');
const ids = new Map(vocabulary.map((form, id) => [form, id]));
const compounds = new Set(readFileSync(`${data}/compounds.txt`, 'utf8').split('\n'));

function encode(text: string) {
  const units = unitsOf(
    splitWords(text, (form) => compounds.has(form)),
    text,
  );
  return {
    ids: units.map(({ form }) => ids.get(form) ?? vocabulary.length + suffixHash(form)),
    flags: units.map(({ capital, eligible }) => capital | (eligible ? 4 : 0)),
  };
}

const lines: string[] = [];
let uneven = 0;
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const { wrong, right } = readMarked(line.slice(line.indexOf('\t') + 1));
    const [written, meant] = [encode(wrong), encode(right)];
    if (meant.ids.length > longestSentence || meant.ids.length < 4) continue;
    lines.push(JSON.stringify({ x: meant.ids, y: meant.ids, flags: meant.flags }));
    if (wrong === right) continue;
    // « c'est » for « ses » : another number of units, which the encoder is never asked about.
    if (written.ids.length !== meant.ids.length) uneven++;
    else lines.push(JSON.stringify({ x: meant.ids, y: written.ids, flags: written.flags }));
  }
}
writeFileSync(out, lines.join('\n'));
console.log(lines.length, 'sentences;', uneven, 'faults left out');
