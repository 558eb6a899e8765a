import { existsSync, readFileSync } from 'node:fs';
import type { Analysis } from '#engines/french/analysis.ts';
import { loadLexicon } from '#engines/french/lexicon/lexicon.ts';
import { readStructure } from '#engines/french/structure/read-structure.ts';
import { loadStructureData } from '#engines/french/structure/structure-data.ts';
import { subjectOverlap } from '#engines/french/structure/subject-overlap.ts';
import { loadTagger } from '#engines/french/tagging/tagger.ts';
import { readDocument } from '#engines/french/text/document.ts';
import { readPassages } from '../training/structure/read-passages.ts';
import { seeded, wholeEssays } from './grading-essays.ts';
import { isEnglish, ownEssays, pupilEssays } from './structure/labelled-essays.ts';

// npm run bench:french-structure [folder of texts]: what the structure reader finds, and how surely.
const root = new URL('../', import.meta.url);
const folder = process.argv[2] ?? '../shared/data/text';
const begun = performance.now();
const lexicon = loadLexicon(new URL('models/french-lexicon.bin.zst', root));
const tagger = loadTagger(new URL('models/french-tagger.bin.zst', root), lexicon);
const beforeData = performance.now();
const data = loadStructureData(root, lexicon);
console.log(
  `load: words and tags ${ms(beforeData - begun)}, lists and tables ${ms(performance.now() - beforeData)}`,
);
const read = (text: string, subject?: string, language: 'fr' | 'en' = 'fr') =>
  readStructure(readDocument(text, lexicon, tagger), data, lexicon, {
    language,
    ...(subject !== undefined && { subject }),
  });

measureParts();
measureReferences();
measureOverlap();
measureCoherence();
measureSpeed();

function measureParts(): void {
  const own = ownEssays();
  const scores = { problem: 0, strength: 0, plan: 0, parts: 0, conclusion: 0, introduction: 0 };
  for (const { subject, text, problem, plan, conclusion } of own) {
    const { structure } = read(text, subject, isEnglish(text) ? 'en' : 'fr');
    const right = {
      problem: (structure.problem !== undefined) === (problem !== '-'),
      strength: (structure.problem?.strength ?? '-') === problem,
      plan: (structure.plan !== undefined) === plan > 0,
      parts: (structure.plan?.parts ?? 0) === plan,
      conclusion: (structure.conclusion !== undefined) === conclusion,
      introduction: structure.introduction !== undefined,
    };
    for (const key of keysOf(right)) scores[key] += Number(right[key]);
    const wrong = keysOf(right).filter((key) => !right[key]);
    if (wrong.length > 0) console.log(`  ${subject}: ${wrong.join(', ')} not as labelled`);
  }
  console.log(`own essays (${own.length}), right: ${shares(scores, own.length)}`);
  const whole = wholeEssays().filter(({ subject }) => subject !== 'mathematiques');
  const found = foundIn(whole.map(({ asked, text }) => read(text, asked)));
  console.log(`model copies (${whole.length}), found: ${shares(found, whole.length)}`);
  const pupils = pupilEssays();
  const seen = foundIn(pupils.map(({ subject, text }) => read(text, subject)));
  console.log(
    `pupils' copies with planted faults (${pupils.length}), found: ${shares(seen, pupils.length)}`,
  );
}

function foundIn(read: Pick<Analysis, 'structure'>[]) {
  return {
    introduction: count(read, ({ structure }) => structure.introduction !== undefined),
    problem: count(read, ({ structure }) => structure.problem !== undefined),
    plan: count(read, ({ structure }) => structure.plan !== undefined),
    conclusion: count(read, ({ structure }) => structure.conclusion !== undefined),
  };
}

function measureReferences(): void {
  const file = readFileSync(new URL('structure-sets/references.tsv', import.meta.url), 'utf8');
  const rows = file.split('\n').filter((line) => line.includes('\t') && !line.startsWith('#'));
  const scores = { named: 0, quiet: 0 };
  let quiet = 0;
  for (const row of rows) {
    const [sentence = '', wanted = ''] = row.split('\t');
    const names = read(sentence)
      .references.filter(({ kind }) => kind !== 'notion')
      .map(({ kind, name }) => `${kind}:${name}`);
    const right = wanted === '-' ? names.length === 0 : names.includes(wanted);
    quiet += Number(wanted === '-');
    scores[wanted === '-' ? 'quiet' : 'named'] += Number(right);
    if (!right) console.log(`  ${sentence} → ${names.join(', ') || 'nothing'} (wanted ${wanted})`);
  }
  console.log(
    `references: ${scores.named}/${rows.length - quiet} named, ${scores.quiet}/${quiet} plain sentences left alone`,
  );
  if (!existsSync(folder)) return;
  const prose = readPassages(folder, 'held-out').slice(0, 60).join('\n\n');
  const found = read(prose).references.filter(({ mentions }) => mentions.some((m) => m.misspelt));
  const words = prose.split(/\s+/).length;
  console.log(`held-out novels, ${words} words: ${found.length} names taken for misspelt ones`);
  console.log(`  ${found.map(({ name, mentions }) => `${mentions[0]!.text}→${name}`).join(', ')}`);
}

/** Each essay against its own subject and against all the others; its first quarter, which quotes it, removed. */
function measureOverlap(): void {
  const essays = [
    ...ownEssays().filter(({ text }) => !isEnglish(text)),
    ...pupilEssays(),
    ...wholeEssays()
      .filter(({ asked, subject }) => asked.length < 400 && subject !== 'mathematiques')
      .map(({ asked, text }) => ({ subject: asked, text })),
  ];
  for (const share of [0, 0.25]) {
    const on: number[] = [];
    const off: number[] = [];
    let warned = [0, 0];
    for (const { text, subject } of essays) {
      const rest = text.slice(Math.floor(text.length * share));
      for (const other of essays) {
        const overlap = subjectOverlap(other.subject, rest, data.rarity, data.families)!;
        (other.subject === subject ? on : off).push(overlap.overlap);
        if (overlap.offTopic) warned[other.subject === subject ? 0 : 1]! += 1;
      }
    }
    warned = [warned[0]! / on.length, warned[1]! / off.length];
    console.log(
      `overlap, first ${share * 100} % removed, ${essays.length} essays: AUC ${auc(on, off).toFixed(3)}, ` +
        `off-topic warning on ${percent(warned[0]!)} of right subjects, ${percent(warned[1]!)} of wrong ones`,
    );
  }
}

function measureCoherence(): void {
  const random = seeded(7);
  const texts = existsSync(folder)
    ? readPassages(folder, 'held-out')
    : wholeEssays().map(({ text }) => text);
  const own = [...pupilEssays(), ...ownEssays().filter(({ text }) => !isEnglish(text))];
  const essays = own.map(({ text }) => text);
  for (const [name, list, sizes] of [
    ['held-out prose', texts, [60, 150, 400]],
    ['essays', essays, [60, 150]],
  ] as const) {
    for (const size of sizes) {
      const cut = list
        .map((text) => text.split(/\s+/).slice(0, size))
        .filter((w) => w.length === size);
      const prose = cut.map((words) => read(words.join(' ')).coherence);
      const noisy = cut.map((words) => read(blur(words.join(' '), 0.06, random)).coherence);
      const mixed = cut.map((words) => read(shuffle(words, random).join(' ')).coherence);
      const lowest = Math.min(...prose.map(({ score }) => score));
      const highest = Math.max(...mixed.map(({ score }) => score));
      const called = (list: Analysis['coherence'][], verdict: string) =>
        percent(count(list, (c) => c.verdict === verdict) / list.length);
      console.log(
        `coherence, ${name}, ${size} words (${cut.length}): lowest prose ${lowest.toFixed(2)}, highest shuffled ${highest.toFixed(2)}; ` +
          `prose called prose ${called(prose, 'prose')}, 6 % letters misread ${called(noisy, 'prose')}; shuffled called shuffled ${called(mixed, 'shuffled')}, prose ${called(mixed, 'prose')}`,
      );
    }
  }
}

function measureSpeed(): void {
  const thousand = wholeEssays()[0]!.text.split(/\s+/).slice(0, 1000).join(' ');
  const document = readDocument(thousand, lexicon, tagger);
  const times = Array.from({ length: 15 }, () =>
    timed(() => readStructure(document, data, lexicon, {})),
  );
  console.log(`structure of 1,000 words: median ${ms(times.sort((a, b) => a - b)[7]!)}`);
  const long = thousand.repeat(60).slice(0, 250_000);
  for (const [name, text] of Object.entries({
    prose: long,
    'no spaces': long.replaceAll(/\s/g, ''),
    'one letter': 'a'.repeat(250_000),
    punctuation: '?!«»"\'.,;:-'.repeat(23_000).slice(0, 250_000),
    'line feeds': 'a\n'.repeat(125_000),
    'quotation marks': '« '.repeat(125_000),
  })) {
    const parsed = readDocument(text, lexicon, tagger);
    console.log(
      `250,000 characters, ${name}: ${ms(timed(() => readStructure(parsed, data, lexicon, { subject: text.slice(0, 3000) })))}`,
    );
  }
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function shuffle(words: string[], random: () => number): string[] {
  const mixed = [...words];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

function blur(text: string, share: number, random: () => number): string {
  const misread = () => 'aeiourstnlmc'[Math.floor(random() * 12)]!;
  return text.replace(/\p{L}/gu, (letter) => (random() < share ? misread() : letter));
}

function auc(on: number[], off: number[]): number {
  let wins = 0;
  for (const a of on) for (const b of off) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (on.length * off.length);
}

function count<T>(list: T[], test: (item: T) => boolean): number {
  return list.filter(test).length;
}
function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}
function shares(scores: Record<string, number>, total: number): string {
  return Object.entries(scores)
    .map(([name, value]) => `${name} ${percent(value / total)}`)
    .join(', ');
}
function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
}
function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
