import type { Mail } from '#application/mail.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

export type Letter = {
  subject: string;
  lines: string[];
  action?: { label: string; url: string };
  after?: string[];
};

/** One letter, two forms. Everything is escaped: addresses come from people. */
export function layOut(to: string, { subject, lines, action, after = [] }: Letter): Mail {
  const signature = `L’équipe ${PRODUCT_NAME}`;
  const text = [
    ...lines,
    ...(action ? [`${action.label} :\n${action.url}`] : []),
    ...after,
    signature,
  ];
  return {
    id: crypto.randomUUID(),
    to,
    subject,
    text: text.join('\n\n'),
    html: htmlOf(subject, lines, action, after, signature),
  };
}

function htmlOf(
  subject: string,
  lines: string[],
  action: Letter['action'],
  after: string[],
  signature: string,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#b3261e;color:#fffdf8;padding:12px 20px;border-radius:12px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const small = after
    .map(
      (line) =>
        `<p style="margin:0 0 12px;color:#5c5346;font-size:14px">${linked(escapeHtml(line))}</p>`,
    )
    .join('');
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f1e5;font:16px/1.6 Georgia,serif;color:#1d2433"><div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:22px;margin:0 0 24px">${PRODUCT_NAME}</p>${lines.map(paragraph).join('')}${button}${small}<p>${signature}</p></div></body></html>`;
}

/** What is promised « en un clic » is one: not every mail program makes links of addresses. */
const linked = (escaped: string) =>
  escaped.replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" style="color:#5c5346">${url}</a>`,
  );

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => unbroken(text).replace(/[&<>"']/g, (char) => ENTITIES[char]!);

/** No line of a letter begins with a French punctuation mark or a unit. */
const unbroken = (text: string) =>
  text.replace(/ (?=[;:!?»€])|(?<=[«\d]) (?=\p{L}|€|%)/gu, '\u00a0');
