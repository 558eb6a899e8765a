import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from '../e2e/browser.ts';
import { openLivingHouse } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { corrected, halfOf, handIn, openPaper, typeAnswers } from '../e2e/sit-paper.ts';
import { keyAnswers } from './papers/key-answers.ts';

/** `npm run bench:papers-browser [-- id…]`: each paper opened in a browser, half answered, handed in and corrected. */
const wanted = process.argv.slice(2);
await buildWebIfStale();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const browser = await startBrowser();
const rows: Record<string, { status: string; half: number | string; seconds: number }> = {};
try {
  const email = await house.pupil('candidate@exemple.fr', { plan: 'pro' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await house.signIn(context, email);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(`console: ${message.text()}`);
  });
  for (const template of loadMockExams().templates) {
    if (wanted.length > 0 && !wanted.some((id) => template.id.includes(id))) continue;
    const begun = performance.now();
    await openPaper(page, house.url, template, 'timed');
    await typeAnswers(page, template, halfOf(template, keyAnswers(template) ?? {}));
    const exam = await corrected(page, house.url, await handIn(page));
    const seconds = Math.round((performance.now() - begun) / 1000);
    rows[template.id] = { status: exam.status, half: exam.result?.grade ?? exam.failure, seconds };
  }
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}
console.table(rows);
const failed = Object.values(rows).filter(({ status }) => status !== 'completed').length;
console.log(`${Object.keys(rows).length} papers sat in a browser, ${failed} not corrected`);
process.exitCode = failed > 0 ? 1 : 0;
