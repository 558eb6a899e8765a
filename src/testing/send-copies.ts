import { eventually } from './eventually.ts';
import { makeDocx } from './make-docx.ts';
import type { TestHouse } from './test-house.ts';

export type Part = [name: string, bytes: Uint8Array];
type Sending = { cookie: string; key?: string; fields?: Record<string, string> };

export const essay = await makeDocx(
  'La technique nous rend-elle plus libres ?',
  'On croit souvent que oui. Pourtant, elle nous oblige.',
);

/** A copy of philosophy, as the browser would post it. */
export function examForm(files: Part[], fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  const all = { subject: 'philosophie', level: 'terminale', examType: 'bac', ...fields };
  for (const [name, value] of Object.entries(all)) data.append(name, value);
  for (const [name, bytes] of files) data.append('files', new Blob([bytes as never]), name);
  return data;
}

export const refusalOf = async (response: Response) => (await response.json()).refusal;

/** Sends copies to a house and waits for what becomes of them. */
export function sendingTo(house: TestHouse) {
  const examsOf = async (cookie: string) => (await house.request('/api/exams', { cookie })).json();
  return {
    examsOf,
    send: (files: Part[], { cookie, key = crypto.randomUUID(), fields = {} }: Sending) =>
      house.request('/api/exams', {
        method: 'POST',
        body: examForm(files, fields),
        cookie,
        headers: { 'idempotency-key': key },
      }),
    /** All of a pupil's copies, once each has its result or its failure. */
    settled: (cookie: string) =>
      eventually(
        () => examsOf(cookie),
        (exams) =>
          exams.length > 0 &&
          exams.every((exam: { status: string }) => /completed|failed/.test(exam.status)),
      ),
  };
}
