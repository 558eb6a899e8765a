import { vi } from 'vitest';
import { someone } from './sessions.ts';

type Answer = { status?: number; body?: unknown };
type Handler = (body: unknown) => Answer;
/** `"POST /api/x"` → what the server would answer. */
export type Handlers = Record<string, Handler>;

const nobody: Handler = () => ({ body: null });
const USUAL: Handlers = {
  'GET /api/me': nobody,
  'GET /api/config': () => ({
    body: { productName: 'Lauréat', googleSignIn: false, mailbox: true, demonstration: [] },
  }),
  'POST /api/functions/check-subscription': () => ({ body: { subscribed: false } }),
  'POST /api/functions/monitoring-dashboard': () => ({ body: { success: true } }),
  'GET /api/security-requirements': () => ({ body: [] }),
  'GET /api/exams': () => ({ body: [] }),
  'GET /api/rights/storage': () => ({ body: { usedBytes: 1_000_000, maxBytes: 200_000_000 } }),
};

export const asPupil: Handlers = { 'GET /api/me': () => ({ body: someone() }) };

/** Stands in for the network: answers by table, remembers what was asked. An unknown call is a fault of the test. */
export function fakeServer(handlers: Handlers = {}) {
  const table = { ...USUAL, ...handlers };
  const calls: { call: string; body: unknown }[] = [];

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path.split('?')[0]}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    calls.push({ call, body });
    const handler = table[call];
    if (!handler) throw new Error(`the fake server knows nothing of ${call}`);
    const { status = 200, body: answer = null } = handler(body);
    return new Response(JSON.stringify(answer), { status });
  });
  vi.stubGlobal('EventSource', SilentEvents);

  return {
    table,
    /** The bodies of the calls made so far to one address. */
    bodiesOf: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  };
}

class SilentEvents {
  addEventListener() {}
  close() {}
}
