type Operation = {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses?: Record<string, { description?: string }>;
};
type Document = { paths?: Record<string, Record<string, Operation> | object> };

/** The API as a page to read: every call, its words, what it takes and gives. */
export function apiPage(document: Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, call]) => ({
      path,
      method,
      call,
    })),
  );
  const rows = calls.map(
    ({ path, method, call }) =>
      `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(call.summary ?? '')}</td><td>${inputsOf(call)}</td><td>${Object.keys(call.responses ?? {}).join(', ')}</td></tr>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>API · Lauréat</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api-page.css"></head>
<body><main><p><a href="/">Lauréat</a></p><h1>API de Lauréat</h1>
<p>La description complète, lisible par une machine : <a href="/api/openapi.json">/api/openapi.json</a>. Un refus attendu répond <code>{"refusal": {"code": …}}</code>, une panne <code>{"failure": {"errorId": …}}</code>.</p>
<table><thead><tr><th scope="col">Méthode</th><th scope="col">Chemin</th><th scope="col">Rôle</th><th scope="col">Entrées</th><th scope="col">Réponses</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`;
}

function inputsOf(call: Operation): string {
  const names = (call.parameters ?? []).map(({ name, in: place }) => `${name} (${place})`);
  return escapeHtml([...names, ...(call.requestBody ? ['JSON'] : [])].join(', '));
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
