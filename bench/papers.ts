import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { readEnv } from '#main/env.ts';
import { openGrading } from '#main/grading.ts';
import { keyAnswers } from './papers/key-answers.ts';
import { markAnswers } from './papers/mark-answers.ts';

/** `npm run bench:papers [-- id…]`: the key of every paper typed in, and a blank copy, corrected by our own marker. */
const wanted = process.argv.slice(2);
const grading = await openGrading(readEnv({ NODE_ENV: 'test' }));
const rows: Record<string, { subject: string; key: number | string; blank: number; s: number }> =
  {};
let faults = 0;
for (const template of loadMockExams().templates) {
  if (wanted.length > 0 && !wanted.some((id) => template.id.includes(id))) continue;
  const begun = performance.now();
  const answers = keyAnswers(template);
  const key = answers && (await markAnswers(template, answers, grading));
  const blank = await markAnswers(template, {}, grading);
  const s = Math.round((performance.now() - begun) / 100) / 10;
  rows[template.id] = {
    subject: template.subject,
    key: key?.grade ?? 'none',
    blank: blank.grade,
    s,
  };
  if (!key || key.grade < 15 || blank.grade > 1) faults++;
  if (wanted.length > 0 && key) explain(key);
}
console.table(rows);
console.log(
  `${Object.keys(rows).length} papers, ${faults} outside (key at least 15, blank at most 1)`,
);
process.exitCode = faults > 0 ? 1 : 0;

function explain({ subScores, caps, questions, malus }: Awaited<ReturnType<typeof markAnswers>>) {
  for (const [key, { score, reason }] of Object.entries(subScores)) console.log(key, score, reason);
  console.log({ malus }, caps.map(({ code }) => code).join(' '));
  for (const { question, points, maxPoints, comment } of questions) {
    if (points < maxPoints * 0.8)
      console.log(`${points}/${maxPoints}`, question.slice(0, 60), '|', comment);
  }
}
