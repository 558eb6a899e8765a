// npm run bench:french [-- --half dev|test|all] [--fuzz 10000] [--details]
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadFrenchEngine } from '../src/engines/french/french-engine.ts';
import { type Checker, ourChecker, peerChecker } from './french/checkers.ts';
import { measureEssays, measurePairs, measureSpelling, wordCount } from './french/measure.ts';
import { hugeTexts, sameBytes, strangeTexts, survives } from './french/robustness.ts';
import {
  cleanProse,
  copyFaults,
  copyMisspellings,
  copySentences,
  correctSentences,
  essays,
  type Half,
  misspellings,
  pairs,
} from './french/sets.ts';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'test' },
    fuzz: { type: 'string', default: '0' },
    details: { type: 'boolean' },
    prose: { type: 'string', default: '8000' },
  },
});
const half = values.half as Half;
const percent = (part: number, whole: number) =>
  `${part} / ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const list = (title: string, rows: string[]) =>
  values.details &&
  rows.length > 0 &&
  console.log(`  ${title}\n${rows.map((row) => `    ${row}`).join('\n')}`);

console.log(`# French, ${half} half of the project's own sets\n`);
const before = process.memoryUsage().rss;
const started = performance.now();
const engine = await loadFrenchEngine();
console.log(
  `load ${Math.round(performance.now() - started)} ms, memory ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB more`,
);
const files = [
  'french-lexicon.bin.zst',
  'french-tagger.bin.zst',
  'french-corrector.onnx',
  'french-corrector.bin.zst',
  'french-second-opinion.bin.zst',
  'french-flow.bin.zst',
  'french-rarity.bin.zst',
  'french-certainty.json',
  'english-words.bin.zst',
];
const size = files.reduce(
  (sum, name) => sum + statSync(new URL(`../models/${name}`, import.meta.url)).size,
  0,
);
console.log(`weights and indexes ${(size / 1e6).toFixed(1)} MB\n`);

const checkers = [await ourChecker(), peerChecker()].filter(
  (checker): checker is Checker => checker !== undefined,
);
for (const checker of checkers) {
  console.log(`## ${checker.name}`);
  const score = await measurePairs(checker, pairs(half), correctSentences(half));
  const [caught = 0, total = 0] = score.byClass.homophones ?? [];
  console.log(
    `minimal pairs caught ${percent(score.caught, score.total)}, homophones ${percent(caught, total)}; false alarms on ${score.sentences} right sentences: ${score.falseAlarms}`,
  );
  console.log(
    `  by class: ${Object.entries(score.byClass)
      .map(([name, [c, t]]) => `${name} ${c}/${t}`)
      .join(', ')}`,
  );
  list('missed', score.missed);
  list('false alarms', score.wrongly);
  const copies = await measurePairs(checker, copyFaults(half), copySentences(half));
  console.log(
    `faults of copies caught ${percent(copies.caught, copies.total)}; false alarms on ${copies.sentences} right sentences of copies: ${copies.falseAlarms}`,
  );
  list('missed in copies', copies.missed);
  list('false alarms in copies', copies.wrongly);
  const spelling = await measureSpelling(checker, misspellings(half));
  console.log(
    `misspellings seen ${percent(spelling.detected, spelling.total)}, first suggestion right ${percent(spelling.first, spelling.total)}`,
  );
  list('not first', spelling.missed);
  const copied = await measureSpelling(checker, copyMisspellings(half));
  console.log(
    `misspellings of copies seen ${percent(copied.detected, copied.total)}, first suggestion right ${percent(copied.first, copied.total)}`,
  );
  list('not first in copies', copied.missed);
  const essay = await measureEssays(checker, essays(half));
  console.log(
    `faulty essays (${essay.words} words, ${essay.faults} faults): precision ${percent(essay.right, essay.shown)}, found ${percent(essay.found, essay.faults)}, true findings per 1,000 words ${((essay.right / essay.words) * 1000).toFixed(1)}`,
  );
  list('wrong', essay.wrongly);
  list('missed', essay.missed);
  await measureProse(checker);
  console.log('');
}

/** Alarms on edited prose: not all are false, no text of this size is without fault. */
async function measureProse(checker: Checker): Promise<void> {
  let [words, alarms, seconds] = [0, 0, 0];
  for (const { name, text } of cleanProse(Number(values.prose))) {
    const found = await checker.check([text]);
    const certain = found.alarms[0]!.filter((alarm) => alarm.certain);
    words += wordCount(text);
    alarms += certain.length;
    seconds += found.seconds;
    list(
      `${name}: ${((certain.length / wordCount(text)) * 1000).toFixed(2)} per 1,000 words`,
      certain.map(
        ({ start, end, suggestions, rule }) =>
          `${text.slice(Math.max(0, start - 40), start).replace(/\n/g, ' ')}[${text.slice(start, end)} → ${suggestions[0]}]${text.slice(end, end + 25).replace(/\n/g, ' ')} ${rule}`,
      ),
    );
  }
  if (words > 0)
    console.log(
      `edited prose (${words} words): ${((alarms / words) * 1000).toFixed(2)} certain findings per 1,000 words; ${Math.round(words / seconds)} words per second`,
    );
}

const copy = essays('all')[0]!.wrong;
const batch = essays('all').map(({ wrong }) => wrong);
const clock = performance.now();
for (const checker of checkers.slice(0, 1)) await checker.check(batch);
console.log(
  `speed on the essays: ${Math.round(batch.reduce((sum, text) => sum + wordCount(text), 0) / ((performance.now() - clock) / 1000))} words per second`,
);
console.log(`same text 100 times, same bytes: ${await sameBytes(engine, copy, 100)}`);
const fuzz = await survives(engine, strangeTexts(Number(values.fuzz)));
const huge = await survives(engine, hugeTexts());
console.log(
  `${fuzz.texts} strange texts: ${fuzz.crashed.length} crashes, slowest ${Math.round(fuzz.slowest)} ms; ${huge.texts} texts of 250,000 characters: ${huge.crashed.length} crashes, slowest ${Math.round(huge.slowest)} ms`,
);
list('crashes', [...fuzz.crashed, ...huge.crashed]);
