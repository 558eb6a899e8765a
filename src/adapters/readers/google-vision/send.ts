export class GoogleTrouble extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Patience = { attempts: number; firstPauseMs: number; timeoutMs: number };

export const PATIENCE: Patience = { attempts: 4, firstPauseMs: 500, timeoutMs: 20_000 };

/** One JSON answer. Outages and exhausted quotas are tried again with growing pauses, refusals are not. */
export async function send(
  url: string,
  init: RequestInit,
  patience: Patience = PATIENCE,
): Promise<unknown> {
  let trouble: Error = new Error('not tried');
  for (let attempt = 0; attempt < patience.attempts; attempt++) {
    let pause = patience.firstPauseMs * 2 ** attempt;
    try {
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.timeout(patience.timeoutMs),
      });
      if (response.ok) return await response.json();
      trouble = new GoogleTrouble(
        response.status,
        `${response.status} ${(await response.text()).slice(0, 300)}`,
      );
      if (response.status !== 429 && response.status < 500) throw trouble;
      pause = Math.min(
        Number(response.headers.get('retry-after')) * 1000 || pause,
        patience.timeoutMs,
      );
    } catch (error) {
      if (error === trouble) throw error;
      trouble = error as Error;
    }
    if (attempt < patience.attempts - 1) await new Promise((resume) => setTimeout(resume, pause));
  }
  throw trouble;
}
