import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mockAttempts } from '#adapters/db/mock-exam-schema.ts';
import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { startBrowser } from './browser.ts';
import { type LivingHouse, openLivingHouse } from './living-house.ts';
import { corrected, handIn, openPaper, typeAnswers } from './sit-paper.ts';

const paper = loadMockExams().find('maths-anticipee-specifique-premiere')!;
const at = 1;

let house: LivingHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openLivingHouse(inject('postgres'));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function aCandidate(): Promise<Page> {
  const email = await house.pupil(`${crypto.randomUUID()}@exemple.fr`, { plan: 'pro' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await house.signIn(context, email);
  return context.newPage();
}

test('a paper goes on after a reload where it was, is handed in once and corrected', async () => {
  const page = await aCandidate();
  await openPaper(page, house.url, paper, 'timed');
  await typeAnswers(page, paper, {
    '1.1': { text: 'A', at },
    'a.1': { text: 'a₁ = 500 + 40 = 540 et a₂ = 540 + 40 = 580.', at },
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Questions' }).getByText('A.1').click();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toContain('580');
  expect(await page.getByRole('timer').getAttribute('data-tone')).toBe('green');

  const exam = await corrected(page, house.url, await handIn(page));
  expect(exam.status).toBe('completed');
  expect(exam.result.grade).toBeGreaterThan(0);
  await page.context().close();
});

test('at the bell the copy is taken as it stands', async () => {
  const page = await aCandidate();
  await openPaper(page, house.url, paper, 'timed');
  await typeAnswers(page, paper, { '1.2': { text: 'C', at } });
  await page.getByText('Enregistré').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const startedAt = new Date(Date.now() - 120 * 60_000 + 4_000);
  await house.db.update(mockAttempts).set({ startedAt }).where(eq(mockAttempts.id, id));
  await page.reload();
  await page.getByText('Temps écoulé !').waitFor();
  await page.waitForURL(/\/history\?focus=/);
  const [attempt] = await house.db.select().from(mockAttempts).where(eq(mockAttempts.id, id));
  expect(attempt).toMatchObject({ closedBy: 'clock', timeSpentSeconds: 7_200, examId: id });
  expect(attempt?.answers['1.2']?.text).toBe('C');
  await page.context().close();
});

test('[F9] reading for half an hour without a gesture signs nobody out of an exam', async () => {
  const page = await aCandidate();
  await page.clock.install();
  await openPaper(page, house.url, paper, 'timed');
  await page.clock.runFor('35:00');
  expect(await page.getByRole('timer').isVisible()).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

test('without a network the answers stay here and can be taken away as a file', async () => {
  const page = await aCandidate();
  await openPaper(page, house.url, paper, 'practice');
  await page.context().setOffline(true);
  await typeAnswers(page, paper, { 'b.2': { text: 'P(F) = 110/200 = 0,55', at } });
  const button = page.getByRole('button', { name: 'Télécharger mes réponses' });
  await button.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`reponses-${paper.id}.txt`);
  await page.context().setOffline(false);
  await page.getByText('Enregistré').waitFor();
  await page.context().close();
});
