import { openPostgres } from '../e2e/open-postgres.ts';
import { sitExam } from './mock-exam/sit-exam.ts';

/** `npm run bench:mock-exam [-- kills [seed]]`: a four-hour exam, its tab and its server killed at random. */
const [kills = '50', seed = '2026'] = process.argv.slice(2);
const postgres = await openPostgres();
const options = { kills: Number(kills), seed: Number(seed), onKill: console.log };
const begun = performance.now();
try {
  const report = {
    'to the bell': await sitExam(postgres.address, options),
    'handed in at 3 h 12': await sitExam(postgres.address, {
      ...options,
      kills: Math.ceil(options.kills / 5),
      seed: options.seed + 1,
      handInAfter: 3 * 3600 + 12 * 60,
    }),
  };
  for (const [name, facts] of Object.entries(report)) {
    console.log(name);
    console.table(facts);
  }
  const isFine = Object.values(report).every(
    (exam) =>
      exam.copies === 1 &&
      exam.lostOtherDevice <= 10 &&
      exam.lostSameBrowser <= 10 &&
      Math.abs(exam.timeSpent - exam.expectedSeconds) <= 10 &&
      exam.textIsWhole,
  );
  console.log(
    `${Math.round((performance.now() - begun) / 1000)} s; ${isFine ? 'as promised' : 'NOT as promised'}`,
  );
  process.exitCode = isFine ? 0 : 1;
} finally {
  await postgres.stop();
}
