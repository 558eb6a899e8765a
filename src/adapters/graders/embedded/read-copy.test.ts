import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { CopyToMark, CorrectionPorts } from '#application/correction/ports.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { realPorts } from '#testing/real-grading.ts';
import { loadRubrics } from '../rubric-library.ts';

const essays = new URL('../../../../bench/essays/', import.meta.url);
const essay = readFileSync(new URL('francais-1.txt', essays), 'utf8');
const byEar = essay
  .replace('demanderons', 'demandreons')
  .replace('comparaison', 'conparaison')
  .replace('métaphore', 'métaphroe');

let analyst: CorrectionPorts['analyst'];
beforeAll(async () => {
  ({ analyst } = await realPorts());
});

const study = async (text: string, confidence: number) => {
  const rubric = loadRubrics().find('francais', 'premiere', 'commentaire')!;
  const transcript = { ...transcriptOfText(text), confidence };
  const copy: CopyToMark = { transcript, rubric, level: 'premiere', examType: 'bac' };
  return (await analyst.study(copy)).facts;
};
const namesIn = ({ references }: Awaited<ReturnType<typeof study>>) =>
  references.map(({ name }) => name).sort();

test('where spelling is not graded, what is written by ear is seen as well as what is spelt right', async () => {
  const [spelt, heard] = [await study(essay, 0.75), await study(byEar, 0.75)];
  expect(heard.structure.problem?.strength).toBe(spelt.structure.problem?.strength);
  expect(namesIn(heard)).toEqual(namesIn(spelt));
});

test('the question found is shown in the words of the pupil', async () => {
  const { problem } = (await study(byEar, 0.75)).structure;
  expect(byEar.slice(problem!.start, problem!.end)).toMatch(
    /^Nous nous demandreons .*elle-même\.$/s,
  );
});

test('the slips themselves stay what a rereading would point at', async () => {
  const { faults } = await study(byEar, 0.75);
  expect(faults.map(({ start, end }) => byEar.slice(start, end))).toContain('métaphroe');
});
