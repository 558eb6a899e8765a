/** An element with its place in the source, so that a document can be edited without being rewritten. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Offsets in the source: of `<name`, after the opening tag, and after the closing tag. */
  start: number;
  inside: number;
  end: number;
};
export type XmlNode = XmlElement | string;

export class XmlRefused extends Error {}

const MAX_DEPTH = 256;
const OPENING = /<([^\s<>/"'=]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>/y;
const CLOSING = /<\/([^\s<>]+)\s*>/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads XML as Word writes it, in one pass that never goes back.
 * Document types and entities of one's own are refused: nothing good needs them.
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = {
    name: '',
    attributes: {},
    children: [],
    start: 0,
    inside: 0,
    end: source.length,
  };
  const open = [root];
  let at = 0;
  while (at < source.length) {
    const parent = open.at(-1)!;
    if (source[at] !== '<') {
      const next = nextOf(source, '<', at);
      parent.children.push(decodeEntities(source.slice(at, next)));
      at = next;
    } else if (source.startsWith('<!--', at)) {
      at = after(source, '-->', at + 4);
    } else if (source.startsWith('<?', at)) {
      at = after(source, '?>', at + 2);
    } else if (source.startsWith('<![CDATA[', at)) {
      const end = after(source, ']]>', at + 9);
      parent.children.push(source.slice(at + 9, end - 3));
      at = end;
    } else if (source[at + 1] === '!') {
      throw new XmlRefused('document type');
    } else if (source[at + 1] === '/') {
      const [token, name] = matchAt(CLOSING, source, at);
      if (open.length < 2 || parent.name !== name) throw new XmlRefused('mismatched tag');
      at += token.length;
      parent.end = at;
      open.pop();
    } else {
      const [token, name, attributes, selfClosed] = matchAt(OPENING, source, at);
      const end = at + token.length;
      const element = {
        name: name!,
        attributes: parseAttributes(attributes!),
        children: [],
        start: at,
        inside: end,
        end,
      };
      parent.children.push(element);
      if (!selfClosed) open.push(element);
      if (open.length > MAX_DEPTH) throw new XmlRefused('too deep');
      at = end;
    }
  }
  if (open.length > 1) throw new XmlRefused('truncated');
  return root;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray {
  pattern.lastIndex = at;
  const match = pattern.exec(source);
  if (!match) throw new XmlRefused('unexpected markup');
  return match;
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  if (found < 0) throw new XmlRefused('truncated');
  return found + mark.length;
}

const nextOf = (source: string, mark: string, from: number) => {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found;
};

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

/** The name without its prefix. */
export const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1);

export const elementsOf = (element: XmlElement, local?: string) =>
  element.children
    .filter(isElement)
    .filter((child) => local === undefined || localName(child) === local);

export const childOf = (element: XmlElement | undefined, local: string) =>
  element && elementsOf(element, local)[0];

/** An attribute by its name without prefix. */
export function attributeOf(element: XmlElement | undefined, local: string): string | undefined {
  if (!element) return undefined;
  const key = Object.keys(element.attributes).find((k) => k.slice(k.indexOf(':') + 1) === local);
  return key === undefined ? undefined : element.attributes[key];
}

export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child;
    yield* descendants(child);
  }
}

export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

function parseAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    found[name!] = decodeEntities(double ?? single ?? '');
  }
  return found;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
