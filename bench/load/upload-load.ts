import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PHOTO = join(import.meta.dirname, '../../samples/photo.webp');
const PHONE_BYTES = 600_000;

/** Uploads of three phone-sized pages for so many seconds, each with its own key, `at` at once. */
export async function uploadLoad(
  url: string,
  cookies: string[],
  { at, seconds }: { at: number; seconds: number },
) {
  const photo = readFileSync(PHOTO);
  const page = Buffer.concat([photo, Buffer.alloc(Math.max(0, PHONE_BYTES - photo.length))]);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const sender = async (cookie: string) => {
    while (performance.now() < until) {
      const form = new FormData();
      const fields = { subject: 'philosophie', level: 'terminale', examType: 'practice' };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (let n = 1; n <= 3; n++) form.append('files', new Blob([page]), `page-${n}.webp`);
      const begun = performance.now();
      const answer = await fetch(`${url}/api/exams`, {
        method: 'POST',
        body: form,
        headers: { cookie, origin: url, 'idempotency-key': crypto.randomUUID() },
      });
      await answer.body?.cancel();
      times.push(performance.now() - begun);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: at }, (_, n) => sender(cookies[n % cookies.length]!)));
  times.sort((a, b) => a - b);
  return {
    perSecond: Number((times.length / ((performance.now() - begun) / 1000)).toFixed(1)),
    p50: Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    statuses,
  };
}
