import type { AttemptView, HandedInView } from '#contract/mock-exam.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { PASSWORD } from '../../e2e/living-house.ts';

/** A pupil as the server knows one: requests that carry the cookie and the time it is. */
export async function openCandidate(
  url: string,
  now: () => number,
  confirm: (email: string) => Promise<unknown>,
) {
  const email = `candidat-${crypto.randomUUID()}@ecole.fr`;
  const post = (path: string, json: unknown, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(json),
    });
  await post('/api/auth/sign-up/email', { email, password: PASSWORD, ageBand: '15to17' });
  await confirm(email);
  const signedIn = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

  async function ask<T>(path: string, method: string, json?: unknown): Promise<T> {
    const response = await fetch(`${url}/api/mock-exams${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie,
        'x-bench-now': String(now()),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  }
  return {
    start: (templateId: string) =>
      ask<AttemptView>('', 'POST', { templateId, mode: 'timed', extraTime: false }),
    resume: (id: string) => ask<AttemptView>(`/${id}`, 'GET'),
    save: (id: string, answers: Answers) => ask<unknown>(`/${id}/answers`, 'PUT', { answers }),
    submit: (id: string, answers: Answers) =>
      ask<HandedInView>(`/${id}/submit`, 'POST', { answers }),
  };
}
export type Candidate = Awaited<ReturnType<typeof openCandidate>>;
