import type { HostileFile, Lures } from './hostile-files.ts';

/** PDF files that loop, launch, phone home or claim impossible pages. */
export function hostilePdf({ file, url }: Lures): HostileFile[] {
  const page = (more: string, box = '0 0 595 842') => [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R >>`,
    stream('BT /F1 12 Tf 72 700 Td (Bonjour) Tj ET'),
  ];
  return [
    {
      name: 'pdf javascript',
      bytes: pdf(page(`/OpenAction << /S /JavaScript /JS (app.launchURL\\("${url}"\\)) >>`)),
    },
    {
      name: 'pdf lance un programme',
      bytes: pdf(page(`/OpenAction << /S /Launch /F (${file}) >>`)),
    },
    { name: 'pdf appelle', bytes: pdf(page(`/OpenAction << /S /URI /URI (${url}) >>`)) },
    { name: 'pdf page immense', bytes: pdf(page('', '0 0 2000000 2000000')) },
    { name: 'pdf page négative', bytes: pdf(page('', '595 842 0 0')) },
    { name: 'pdf page nulle', bytes: pdf(page('', '0 0 0 0')) },
    {
      name: 'pdf pages en boucle',
      bytes: pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>',
      ]),
    },
    {
      name: 'pdf un million de pages',
      bytes: pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 1000000 >>',
      ]),
    },
    {
      name: 'pdf tableaux profonds',
      bytes: pdf([
        `<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(50_000)}${']'.repeat(50_000)} >>`,
        '<< /Type /Pages /Kids [] /Count 0 >>',
      ]),
    },
    {
      name: 'pdf contenu en boucle',
      bytes: pdf([...page('').slice(0, 3), stream('/X Do '.repeat(1000))]),
    },
    {
      name: 'pdf dessin sans fin',
      bytes: pdf([...page('').slice(0, 3), stream('0 0 m 595 842 l S '.repeat(60_000))]),
    },
    {
      name: 'pdf sans table',
      bytes: new TextEncoder().encode('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'),
    },
    { name: 'pdf objet récursif', bytes: pdf(['1 0 R', '2 0 R']) },
  ];
}

const stream = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

function pdf(objects: string[]): Uint8Array {
  let body = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return new TextEncoder().encode(body);
}
