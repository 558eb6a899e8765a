import { writeFileSync } from 'node:fs';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { correctPaper } from '#application/correction/correct-paper.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { noVerdicts } from '../src/main/corriger/file-verdicts.ts';
import { readEnv } from '../src/main/env.ts';
import { openGrading } from '../src/main/grading.ts';
import { ATTACKS, attack } from './grading-attacks.ts';
import { type Essay, readEssayFile, sixtyEssays, wholeEssays } from './grading-essays.ts';
import { sufferFailures } from './grading-failures.ts';
import { countQuotations, drawRandomMarkings } from './grading-honesty.ts';
import { remembering } from './grading-memory.ts';
import { blank, offTopic, thin, twelveStrong } from './grading-range.ts';
import { repeatEmbedded, repeatNoisy } from './grading-repeat.ts';
import { timeCorrections } from './grading-speed.ts';
import { spoil, TWINS } from './grading-twins.ts';

const grading = await openGrading(readEnv({}));
const library = loadRubrics();
const afresh = { ...grading, verdicts: noVerdicts };
const ports = { ...afresh, analyst: remembering(grading.analyst) };
const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  process.stdout.write(`${line}\n`);
};
const row = (...cells: (string | number)[]) => say(`| ${cells.join(' | ')} |`);
const round = (n: number) => Math.round(n * 100) / 100;
const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

const copyOf = (essay: Essay) => ({
  transcript: transcriptOfText(essay.text),
  rubric: library.find(essay.subject, essay.level, essay.exercise)!,
  level: essay.level,
  examType: 'bac' as const,
  subjectText: essay.asked,
});

async function mark(essay: Essay): Promise<Correction> {
  const paper = library.papers.find(({ slug }) => slug === essay.exercise);
  if (!paper) return correctCopy(copyOf(essay), ports);
  const { rubric: _, ...copy } = copyOf(essay);
  const rubricOf = (code: string) => library.rubrics.find((r) => r.code === code)!;
  const whole = await correctPaper({ ...copy, paper }, rubricOf, ports);
  const last = rubricOf(paper.parts.at(-1)!.exercise);
  return whole ?? correctCopy({ ...copy, rubric: last }, ports);
}

const essays = sixtyEssays();
const [philosophy] = wholeEssays();
if (!philosophy) throw new Error('no essay to mark');

say('## Repeatability (same copy 20 times)');
say('');
row('marker', 'spread');
row('---', '---');
row('embedded, nothing remembered', await repeatEmbedded(copyOf(philosophy), afresh));
const noisy = await repeatNoisy(copyOf(philosophy), ports);
row(`model whose raw marks spread over ${noisy.raw}, fingerprint on`, noisy.remembered);
row('the same, fingerprint off (for information)', noisy.forgotten);

say('');
say('## Degraded twins (60 essays)');
say('');
const originals = new Map<string, Correction>();
for (const essay of essays) originals.set(essay.id, await mark(essay));
const grades = [...originals.values()].map(({ grade }) => grade);
say(
  `Originals: mean ${round(mean(grades))}, from ${Math.min(...grades)} to ${Math.max(...grades)}.`,
);
say('');
row('twin', 'lower', 'mean change', 'highest change');
row('---', '---', '---', '---');
for (const twin of TWINS) {
  const changes: number[] = [];
  for (const [i, essay] of essays.entries()) {
    const { grade } = await mark(spoil(essay, twin, essays, 1000 + i));
    changes.push(round(grade - originals.get(essay.id)!.grade));
  }
  const lower = changes.filter((change) => change < 0).length;
  row(
    twin,
    `${lower}/60 (${Math.round((lower / 60) * 100)} %)`,
    round(mean(changes)),
    Math.max(...changes),
  );
}

say('');
say('## Attacks (60 essays each)');
say('');
row('attack', 'set aside', 'mean shift', 'highest shift', 'lowest shift');
row('---', '---', '---', '---', '---');
for (const kind of ATTACKS) {
  const shifts: number[] = [];
  let flagged = 0;
  for (const [i, essay] of essays.entries()) {
    const marked = await mark(attack(essay, kind, 500 + i));
    const before = originals.get(essay.id)!;
    if (marked.setAside.length > before.setAside.length) flagged++;
    shifts.push(round(marked.grade - before.grade));
  }
  row(kind, `${flagged}/60`, round(mean(shifts)), Math.max(...shifts), Math.min(...shifts));
}
const honest = [...originals.values()].filter((c) =>
  c.setAside.some((s) => s.reason === 'instruction'),
);
const sentences = readEssayFile('honest-orders.txt').split('\n');
const { findInstructions } = await import('#domain/correction/counted/find-instructions.ts');
const blamed = sentences.filter((sentence) => findInstructions(sentence).length > 0);
say('');
say(
  `Honest essays flagged as giving orders: ${honest.length}/60. Honest sentences about machines or quoting orders flagged: ${blamed.length}/${sentences.length}.`,
);

say('');
say('## Range (twelve mock exams)');
say('');
row('exam', 'strong', 'thin', 'blank', 'off-topic');
row('---', '---', '---', '---', '---');
for (const essay of twelveStrong()) {
  const copies = [essay, thin(essay), blank(essay), offTopic(essay, wholeEssays())];
  const found = [];
  for (const copy of copies) found.push((await mark(copy)).grade);
  row(essay.id, ...found);
}

say('');
say('## Honesty');
say('');
const quoted = countQuotations([...originals.values()], essays);
say(`Quotations shown: ${quoted.shown}; found word for word in the transcript: ${quoted.found}.`);
const random = drawRandomMarkings(10_000, copyOf(philosophy).rubric);
say(
  `Random marker outputs: ${random.drawn}; grade outside 0-20: ${random.outside}; grade that is not the code's: ${random.different}.`,
);

say('');
say('## Provider failures');
say('');
const failures = await sufferFailures(copyOf(philosophy), ports, 500);
say(
  `Sequences: ${failures.sequences}; answered by our own marker: ${failures.fellBack}; wrong grades: ${failures.wrongGrades}; stuck: ${failures.stuck}; credit kept: ${failures.creditKept}; verdicts stored without the model: ${failures.storedWithoutModel}.`,
);

say('');
say('## Speed');
say('');
for (const line of await timeCorrections(grading)) say(line);

const header = `# Grading bench\n\n\`npm run bench:grading\`, embedded marker and the scripted provider; essays in \`bench/essays\`, the sixty are made from them by leaving things out (\`bench/grading-essays.ts\`).\n\n`;
writeFileSync(
  new URL('../docs/bench/grading.md', import.meta.url),
  `${header}${lines.join('\n')}\n`,
);
process.exit(0);
