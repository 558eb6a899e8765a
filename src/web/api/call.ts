import { Problem } from './problem.ts';

type Options = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Asks our own server. Resolves with the parsed answer; anything else is thrown as a `Problem`. */
export async function call<T>(path: string, options: Options = {}): Promise<T> {
  const { json, form, signal } = options;
  const hasBody = json !== undefined || form !== undefined;
  const response = await fetch(path, {
    method: options.method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new Problem(0);
  });

  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Problem(response.status, body ?? {});
  return body as T;
}
