import { Problem } from './problem.ts';

/** The correction as a document, with the name the server gives it. */
export async function exportPdf(resultId: string): Promise<{ file: Blob; name: string }> {
  const response = await fetch('/api/functions/export-pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resultId }),
  }).catch(() => {
    throw new Problem(0);
  });
  if (!response.ok) throw new Problem(response.status, await response.json().catch(() => ({})));
  const named = /filename\*=UTF-8''([^;]+)/.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1];
  return { file: await response.blob(), name: decodeURIComponent(named ?? 'Correction.pdf') };
}
