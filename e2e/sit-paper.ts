import type { Page } from 'playwright-core';
import { type Answers, textOf } from '#domain/mock-exam/answers.ts';
import type { MockExamTemplate } from '#domain/mock-exam/template.ts';

/** Chooses a paper on the list and opens it; the page is then the exam room. */
export async function openPaper(
  page: Page,
  url: string,
  { title }: MockExamTemplate,
  mode: 'timed' | 'practice',
) {
  await page.goto(`${url}/mock-exam`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: spaced(title) }) });
  await card
    .getByRole('button', { name: mode === 'timed' ? 'Mode examen' : 'Mode entraînement' })
    .click();
  if (mode === 'timed') await page.getByRole('button', { name: "Commencer l'épreuve" }).click();
  await page.getByRole('button', { name: 'Terminer' }).waitFor();
}

/** Titles are set with spaces that do not break. */
const spaced = (title: string) =>
  new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'));

/** Types the given answers, each where its question asks for it; questions without one are passed over. */
export async function typeAnswers(page: Page, { questions }: MockExamTemplate, answers: Answers) {
  for (const [at, { id, input }] of questions.entries()) {
    const text = textOf(answers, id);
    if (text === '') continue;
    if (questions.length > 1) {
      await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').nth(at).click();
    }
    if (input === 'choice')
      await page.getByRole('radio', { name: new RegExp(`^${text}\\b`) }).check();
    else await page.getByRole('textbox').fill(text);
  }
}

/** Hands in and waits until the history opens on the new copy; gives its id. */
export async function handIn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page.getByRole('button', { name: 'Rendre ma copie' }).click();
  await page.waitForURL(/\/history\?focus=/);
  return new URL(page.url()).searchParams.get('focus') ?? '';
}

/** The copy once corrected, as the server tells it. */
export async function corrected(page: Page, url: string, id: string) {
  for (;;) {
    const exam = await (await page.request.get(`${url}/api/exams/${id}`)).json();
    if (exam.status === 'completed' || exam.status === 'failed') return exam;
    await page.waitForTimeout(300);
  }
}

/** Half of it: one question in two, or half of the only one. */
export function halfOf({ questions }: MockExamTemplate, answers: Answers): Answers {
  const [only] = questions;
  if (only && questions.length === 1) {
    const text = textOf(answers, only.id);
    return { [only.id]: { text: text.slice(0, text.indexOf('. ', text.length / 2) + 1), at: 1 } };
  }
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => questions.findIndex((q) => q.id === id) % 2 === 0),
  );
}
