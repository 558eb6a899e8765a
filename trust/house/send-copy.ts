import type { TestHouse } from '#testing/test-house.ts';

type Options = { key?: string; name?: string; files?: [name: string, bytes: Uint8Array][] };

const FIELDS = { subject: 'philosophie', level: 'terminale', examType: 'practice' };

export function formOf(files: [name: string, bytes: Uint8Array][]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) form.append(name, value);
  for (const [name, bytes] of files) form.append('files', new Blob([bytes as never]), name);
  return form;
}

/** Sends a copy as the page does. */
export const sendCopy = (
  house: TestHouse,
  cookie: string,
  { key = crypto.randomUUID(), files = [['copie.docx', SMALL_DOCX]] }: Options = {},
) =>
  house.request('/api/exams', {
    method: 'POST',
    body: formOf(files),
    cookie,
    headers: { 'idempotency-key': key },
  });

/** Enough to pass for a Word file at the door; nobody opens it in these tests. */
export const SMALL_DOCX = Buffer.from('504b0304140000000800', 'hex');
