import { strToU8, zipSync } from 'fflate';
import type { ForeignKind } from '../file-kind.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { openZip, type Zip } from './open-zip.ts';
import { parseXml } from './parse-xml.ts';
import { writeOut } from './write-out.ts';

export type OpenDocx = {
  /** The same document, rebuilt from the parts we trust: no link outside, no macro, no object. */
  safe: Uint8Array;
  linksIgnored: boolean;
};

const MAIN = 'word/document.xml';
const KEPT =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/_rels\/[\w.]+\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/media\/[\w. -]+\.(?:png|jpe?g|webp))$/i;

/** Opens a Word file without trusting any promise it makes. */
export function openDocx(bytes: Uint8Array): Outcome<OpenDocx> {
  const opened = openZip(bytes);
  if (!opened.ok) return opened;
  const zip = opened.value;
  const types = text(zip, '[Content_Types].xml') ?? '';
  if (/macroEnabled/i.test(types) || zip.names.some((n) => /vbaProject/i.test(n))) {
    return refused({ code: 'file-with-macros' });
  }
  const source = text(zip, MAIN);
  if (source === undefined || !types.includes('wordprocessingml')) {
    return zip.names.length === 0
      ? refused({ code: 'file-damaged' })
      : refused({ code: 'file-type-unsupported', seen: foreignKind(zip) });
  }

  const parts: Record<string, Uint8Array> = {};
  let linksIgnored = false;
  for (const name of zip.names.filter((n) => KEPT.test(n))) {
    const content = name === MAIN ? strToU8(source) : zip.read(name);
    if (content) parts[name] = content;
  }
  for (const name of Object.keys(parts).filter((n) => n.endsWith('.rels'))) {
    const cut = cutLinks(decode(parts[name]!));
    linksIgnored ||= cut.links;
    parts[name] = strToU8(cut.xml);
  }
  const numbering = parts['word/numbering.xml'];
  const styles = parts['word/styles.xml'];
  for (const name of Object.keys(parts).filter((n) => /\.xml$/i.test(n))) {
    const xml = decode(parts[name]!);
    parts[name] = strToU8(
      name === MAIN
        ? writeOut(xml, numbering && decode(numbering), styles && decode(styles))
        : /notes\.xml$/.test(name)
          ? writeOut(xml)
          : checked(xml),
    );
  }
  return done({ safe: zipSync(parts, { level: 0 }), linksIgnored });
}

/** A link out of the file keeps its name and loses its target: the text of hyperlinks stays, pictures are absent. */
function cutLinks(xml: string): { xml: string; links: boolean } {
  let links = false;
  const cut = xml.replace(/<Relationship\b[^>]*?\/?>/g, (relation) => {
    if (!/TargetMode\s*=\s*["']External["']/i.test(relation)) return relation;
    links ||= !/\/hyperlink["']/.test(relation);
    return relation
      .replace(/\bTarget\s*=\s*("[^"]*"|'[^']*')/, 'Target="absent"')
      .replace(/TargetMode\s*=\s*("[^"]*"|'[^']*')/i, '');
  });
  return { xml: checked(cut), links };
}

function checked(xml: string): string {
  parseXml(xml);
  return xml;
}

function foreignKind({ names, read }: Zip): ForeignKind {
  if (names.some((n) => n.startsWith('xl/'))) return 'spreadsheet';
  if (names.some((n) => n.startsWith('ppt/'))) return 'slides';
  const mime = names.includes('mimetype')
    ? decode(read('mimetype')?.subarray(0, 80) ?? new Uint8Array())
    : '';
  return mime.includes('opendocument') ? 'open-document' : 'zip';
}

const decode = (bytes: Uint8Array) => {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
};

function text(zip: Zip, name: string): string | undefined {
  const content = zip.read(name);
  return content && decode(content);
}
