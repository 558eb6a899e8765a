import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { correctWork } from '#application/correction/correct-work.ts';
import type { CorrectionPorts } from '#application/correction/ports.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import type { Subject } from '#domain/exam/exam.ts';
import { realPorts } from '#testing/real-grading.ts';
import { loadAdvice } from '../load-advice.ts';
import { loadRubrics } from '../rubric-library.ts';

const rubrics = loadRubrics();
const { signs } = loadAdvice();
const bench = new URL('../../../../bench/essays/', import.meta.url);
const essay = (name: string) => readFileSync(new URL(name, bench), 'utf8');
const askedFor: Record<string, { sujet: string }> = JSON.parse(essay('subjects.json'));
let ports: CorrectionPorts;
const corrected = new Map<string, Correction>();

const SHORT = `Quand deux enfants se partagent un gâteau, chacun réclame la même part. Être juste, est-ce traiter tout le monde de la même façon ?

Les gens pensent que l'égalité est la justice. Platon et Aristote en ont parlé. Par exemple, un professeur note tout le monde pareil. Il faut être juste avec chacun. On doit respecter les autres.

Pour conclure, la justice est importante et il faut respecter tout le monde.`;

beforeAll(async () => {
  ports = await realPorts();
  await correct('maths', essay('maths-3.txt'), 'mathematiques', askedFor['maths-3']?.sujet);
  const leftOut = essay('maths-3.txt').replace(/^[34]\. .{20,}$/gm, '');
  await correct('left out', leftOut, 'mathematiques', askedFor['maths-3']?.sujet);
  await correct('ses', essay('ses-1.txt'), 'ses', askedFor['ses-1']?.sujet);
  await correct('short', SHORT, 'philosophie', askedFor['philo-2']?.sujet);
});

async function correct(
  name: string,
  text: string,
  subject: Subject,
  subjectText = '',
): Promise<void> {
  const level = subject === 'mathematiques' ? 'premiere' : 'terminale';
  const work = { subject, level, examType: 'bac', subjectText } as const;
  const transcript = transcriptOfText(text);
  corrected.set(name, (await correctWork({ ...work, transcript }, rubrics, ports)).correction);
}
const of = (name: string) => corrected.get(name)!;

test('a good copy of mathematics is not told that it has begun', () => {
  const { comment, remarks } = of('maths');
  expect(comment).not.toContain('Tu as commencé');
  expect(remarks.some(({ kind }) => kind === 'strength')).toBe(true);
  for (const { evidence } of remarks) expect(evidence[0]!.text.length).toBeGreaterThan(3);
});

test('formulas are not French: no fault of grammar is found in them', () => {
  expect(of('maths').remarks.filter(({ kind }) => kind === 'fault')).toEqual([]);
});

test('the tips of a paper of questions name the questions where points are left', () => {
  const [first, second] = of('left out').tips;
  for (const tip of [first, second]) expect(tip?.advice).toMatch(/^Question [a-c]\.\d : /);
  expect(first!.gain).toBeGreaterThan(0);
});

test('no tip asks for what the copy already does well', () => {
  const praised = of('ses').remarks.filter(({ kind }) => kind === 'strength');
  const doneWell = Object.values(signs)
    .filter(({ strength }) => praised.some(({ explanation }) => explanation === strength))
    .map(({ tip }) => tip);
  for (const { advice } of of('ses').tips) expect(doneWell).not.toContain(advice);
});

test('a notion at work is no idle name', () => {
  const idle = signs['used-references']?.weakness;
  expect(of('ses').remarks.map(({ explanation }) => explanation)).not.toContain(idle);
});

test('remarks of thought are spread over the copy, one sentence each', () => {
  for (const { remarks } of corrected.values()) {
    const places = remarks
      .filter(({ kind }) => kind === 'weakness' || kind === 'strength')
      .map(({ kind, evidence }) => `${kind} ${evidence[0]!.start}`);
    expect(new Set(places).size).toBeGreaterThanOrEqual(places.length - 1);
  }
});

test('a question asked in the first paragraph is seen, however short the copy', () => {
  const said = of('short').remarks.map(({ explanation }) => explanation);
  expect(said).not.toContain(signs.problem?.weakness);
  expect(said).not.toContain(signs.subject?.weakness);
});

test('the tip against a ceiling says what to do, with the figures of the copy', () => {
  const { tips, comment } = of('short');
  expect(tips[0]?.advice).toMatch(/Ta copie compte \d+ mots/);
  expect(comment.match(/trop courte/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('the comment quotes the copy and gives whole sentences to act on', () => {
  const { comment } = of('ses');
  expect(comment).toMatch(/« [^»]{10,} »/);
  expect(comment).not.toMatch(/pour progresser\. «/);
});
