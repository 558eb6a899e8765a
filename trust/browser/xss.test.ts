import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exams, results, user } from '#adapters/db/schema.ts';
import { startBrowser } from '../../e2e/browser.ts';
import { type LivingHouse, openLivingHouse } from '../../e2e/living-house.ts';
import { giveCorrectedExam } from '../../src/testing/give-corrected-exam.ts';
import { times } from '../scale.ts';
import { xssPayloads } from './xss-payloads.ts';

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

const SPOKEN =
  /^(explanation|question|clue|method|example|label|meaning|objective|correction|comment|quote|text|words)$/;

/** The same value, with the payloads in everything a marker or a pupil may have written. */
function poison(value: unknown, payload: string, name = ''): unknown {
  if (typeof value === 'string') return SPOKEN.test(name) ? payload : value;
  if (Array.isArray(value)) return value.map((one) => poison(one, payload, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, poison(one, payload, key)]),
  );
}

/** One pupil whose every text is an attack: copy, file name, correction, name. */
async function poisonedPupil(payload: string) {
  const email = await house.pupil(`lea${Date.now()}@ecole.fr`, { plan: 'pro' });
  const [owner] = await house.db.select().from(user).where(eq(user.email, email));
  const { examId, resultId } = await giveCorrectedExam(house, {
    ...{
      userId: owner!.id,
      sentAt: new Date(),
      text: `${payload} à a`,
      weaknesses: ['problematique'],
    },
    slips: [{ category: 'HOM_A', wrong: 'à', right: 'a' }],
  });
  await house.db.update(user).set({ name: payload, role: 'admin' }).where(eq(user.id, owner!.id));
  const file = { key: 'k', name: payload.slice(0, 2_000), kind: 'docx', bytes: 1 } as const;
  await house.db
    .update(exams)
    .set({ imageUrls: [file] })
    .where(eq(exams.id, examId));
  const [result] = await house.db.select().from(results).where(eq(results.id, resultId));
  const outputJson = poison(result!.outputJson, payload) as NonNullable<
    typeof result
  >['outputJson'];
  await house.db
    .update(results)
    .set({ feedback: payload, outputJson })
    .where(eq(results.id, resultId));
  await house.ports.errors.save({
    ...{ type: payload.slice(0, 50), message: payload.slice(0, 1_000), url: payload.slice(0, 200) },
    ...{ errorId: 'x', timestamp: new Date().toISOString() },
  });
  return { email, resultId };
}

test('[G1][D4] whatever was typed, read, answered or reported is shown on every page and run on none', async ({
  annotate,
}) => {
  const payloads = xssPayloads(times(60, 500));
  const { email, resultId } = await poisonedPupil(payloads.join('\n'));
  const context = await browser.newContext({ baseURL: house.url });
  await house.signIn(context, email);
  const page = await context.newPage();
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!['null', house.url].includes(origin)) ran.push(`request to ${request.url()}`);
  });
  const query = encodeURIComponent(payloads.slice(0, 5).join(''));
  const pages = [
    ...[`/results/${resultId}`, '/history', '/dashboard', '/profile', '/erreurs', '/revision'],
    ...['/admin', `/history?q=${query}`, `/${query.slice(0, 500)}`, `/suivi#${query}`],
  ];
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    const found = await page.evaluate(() => ({
      nodes: document.querySelectorAll('[data-xss]').length,
      links: document.querySelectorAll('a[href^="javascript:" i], iframe[srcdoc]').length,
      ran: '__ran' in window,
    }));
    expect(found, path.slice(0, 60)).toEqual({ nodes: 0, links: 0, ran: false });
  }
  await page.goto(`/results/${resultId}`);
  await page.getByText('onerror').first().waitFor();
  expect(ran).toEqual([]);
  await context.close();
  await annotate(`${payloads.length} payloads in every text, ${pages.length} pages, 0 run, 0 node`);
});
