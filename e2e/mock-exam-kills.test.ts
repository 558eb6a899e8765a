import { expect, inject, test } from 'vitest';
import { sitExam } from '../bench/mock-exam/sit-exam.ts';

// The last minutes of an exam; `npm run bench:mock-exam` lives through the four hours.
test('[A13] tab and server killed, an exam loses ten seconds at most and is handed in once, in its time', async () => {
  const exam = await sitExam(inject('postgres'), { kills: 3, seed: 11, skip: 13_800 });
  expect(exam).toMatchObject({ copies: 1, bothAgree: true, textIsWhole: true, timeSpent: 14_400 });
  expect(Math.max(exam.lostSameBrowser, exam.lostOtherDevice)).toBeLessThanOrEqual(10);
});
