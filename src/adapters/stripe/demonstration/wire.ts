/** The provider's wire format: forms with brackets in, JSON out. */
export type Form = { [name: string]: string | Form };

/** `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`. */
export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '');
    let place = form;
    for (const part of path.slice(0, -1)) {
      if (typeof place[part] !== 'object') place[part] = {};
      place = place[part] as Form;
    }
    place[path.at(-1)!] = value;
  }
  return form;
}

export const text = (form: Form | undefined, ...path: string[]): string | undefined => {
  let place: string | Form | undefined = form;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
};

export const branch = (form: Form | undefined, name: string): Form => {
  const place = form?.[name];
  return typeof place === 'object' ? place : {};
};

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': `req_${randomId(14)}` },
  });

export const listOf = (url: string, data: unknown[]): Response =>
  json({ object: 'list', url, has_more: false, data });

export const failure = (status: number, code: string, message: string): Response =>
  json({ error: { type: 'invalid_request_error', code, message } }, status);

export const missing = (id: string) => failure(404, 'resource_missing', `No such object: '${id}'`);

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const randomId = (length = 24): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => SIGNS[byte % 62]).join('');
