import { setTimeout as sleep } from 'node:timers/promises';
import { makeDocx } from '#testing/make-docx.ts';
import { formOf } from '../../trust/house/send-copy.ts';
import type { Scene } from './scene.ts';

const PARAGRAPH =
  'Être libre, est-ce faire ce que l’on veut ? On le croit souvent, parce que rien ne semble nous retenir. Pourtant celui qui suit chaque envie obéit encore à ses passions. ';
const essay = await makeDocx(...Array.from({ length: 6 }, () => PARAGRAPH.repeat(3)));

/** A typed copy, sent as the page does. */
export function sendEssay(url: string, cookie: string): Promise<Response> {
  const headers = { cookie, origin: url, 'idempotency-key': crypto.randomUUID() };
  const body = formOf([['copie.docx', essay]]);
  return fetch(`${url}/api/exams`, { method: 'POST', body, headers });
}

/** One copy corrected for real: every row made afterwards is in its image. */
export async function correctFirstCopy({ url, cookies, db }: Scene): Promise<void> {
  await sendEssay(url, cookies[0]!);
  while ((await db.query('select 1 from results limit 1')).rowCount === 0) await sleep(500);
}
