import { createHmac } from 'node:crypto';
import type { Thing } from './books.ts';
import { randomId } from './wire.ts';

export type SignedEvent = { id: string; type: string; body: string; signature: string };

/** An event as the provider sends it: its body, and the signature that proves it. */
export function signEvent(type: string, object: Thing, secret: string, at: Date): SignedEvent {
  const created = Math.floor(at.getTime() / 1000);
  const id = `evt_${randomId()}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    type,
    data: { object },
  });
  const mac = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex');
  return { id, type, body, signature: `t=${created},v1=${mac}` };
}
