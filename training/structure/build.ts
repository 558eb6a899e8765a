import { writeFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import { loadLexicon } from '../../src/engines/french/lexicon/lexicon.ts';
import { writeSections } from '../../src/engines/french/lexicon/sections.ts';
import { kindsOf } from '../../src/engines/french/lexicon/word-class.ts';
import { fold } from '../../src/engines/french/structure/fold.ts';
import { stemLength } from '../../src/engines/french/structure/rarity.ts';
import {
  classCount,
  type FlowHeader,
  flowClasses,
  flowStep,
} from '../../src/engines/french/structure/word-flow.ts';
import { splitWords } from '../../src/engines/french/text/split-words.ts';
import { readPassages } from './read-passages.ts';

// node training/structure/build.ts [folder of texts]: writes models/french-rarity and models/french-flow.
// Held out of both: the last fortieth of the novels and one wiki page in twenty (read-passages.ts).
const folder = process.argv[2] ?? '../shared/data/text';
const lexicon = loadLexicon('models/french-lexicon.bin.zst');
const passages = readPassages(folder, 'train').map((text) => splitWords(text, lexicon.isCompound));
const words = passages.reduce((sum, passage) => sum + passage.length, 0);
console.log(`${passages.length} passages, ${words} words and marks`);

buildRarity();
buildFlow();

/** In how many passages each stem is met, on a logarithmic scale. */
function buildRarity(): void {
  const seen = new Map<string, number>();
  for (const passage of passages) {
    const stems = new Set<string>();
    for (const { form, kind } of passage)
      if (kind === 'word' && form.length > 2) stems.add(fold(form).slice(0, stemLength));
    for (const stem of stems) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  }
  const kept = [...seen].filter(([, count]) => count >= 4).sort(([a], [b]) => (a < b ? -1 : 1));
  const levels = Uint8Array.from(kept, ([, count]) =>
    Math.round((255 * Math.log(passages.length / count)) / Math.log(passages.length)),
  );
  save('french-rarity', { stems: kept.map(([stem]) => stem).join(' ') }, { levels });
}

function buildFlow(): void {
  const forms = new Map<string, number>();
  const kinds = new Map<number, number>();
  for (const { form, kind } of passages.flat())
    forms.set(form, (forms.get(form) ?? 0) + Number(kind !== 'number'));
  const top = <T>(counts: Map<T, number>, size: number) =>
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, size)
      .map(([key]) => key);
  const small = top(forms, 170);
  const isSmall = new Set(small);
  for (const [form, count] of forms) {
    const bits = kindsOf(lexicon, form);
    if (!isSmall.has(form) && bits !== 0) kinds.set(bits, (kinds.get(bits) ?? 0) + count);
  }
  const header: FlowHeader = { forms: small, kinds: top(kinds, 80) };
  const classOf = flowClasses(header, lexicon);
  const size = classCount(header);
  const single = new Float64Array(size);
  const pairs = [new Float64Array(size * size), new Float64Array(size * size)] as const;
  for (const passage of passages) {
    const classes = passage.map(classOf);
    for (const [i, here] of classes.entries()) {
      single[here]! += 1;
      if (i > 0) pairs[0][classes[i - 1]! * size + here]! += 1;
      if (i > 1) pairs[1][classes[i - 2]! * size + here]! += 1;
    }
  }
  const [next, second] = pairs.map((pair) =>
    Int8Array.from(pair, (count, at) => {
      const chance = (single[Math.floor(at / size)]! * single[at % size]!) / words;
      const ratio = Math.log((count + 0.5) / (chance + 0.5));
      return Math.max(-127, Math.min(127, Math.round(ratio / flowStep)));
    }),
  );
  save('french-flow', header, { next: next!, second: second! });
}

function save(name: string, header: object, arrays: Parameters<typeof writeSections>[1]): void {
  const bytes = zstdCompressSync(writeSections(header, arrays));
  writeFileSync(`models/${name}.bin.zst`, bytes);
  console.log(`models/${name}.bin.zst: ${bytes.length} bytes`);
}
