import { symbolsToLatex } from './latex-symbols.ts';
import { attributeOf, childOf, elementsOf, localName, type XmlElement } from './parse-xml.ts';

/** Turns one Word equation (Office Math, `m:oMath`) into LaTeX. */
export function ommlToLatex(math: XmlElement): string {
  return tidy(inside(math));
}

const inside = (element: XmlElement | undefined): string =>
  element ? elementsOf(element).map(convert).join('') : '';

/** The converted content of a named part, e.g. the denominator of a fraction. */
const part = (element: XmlElement, name: string) => inside(childOf(element, name)).trim();
const group = (element: XmlElement, name: string) => `{${part(element, name)}}`;

const property = (element: XmlElement, name: string): string | undefined => {
  const properties = elementsOf(element).find(
    (child) => localName(child) === `${localName(element)}Pr`,
  );
  return attributeOf(childOf(properties, name), 'val');
};

const isOn = (element: XmlElement, name: string) => {
  const properties = elementsOf(element).find(
    (child) => localName(child) === `${localName(element)}Pr`,
  );
  const flag = childOf(properties, name);
  return flag !== undefined && !['0', 'off', 'false'].includes(attributeOf(flag, 'val') ?? '1');
};

function convert(element: XmlElement): string {
  const write = WRITERS[localName(element)];
  return write ? write(element) : inside(element);
}

const WRITERS: Record<string, (element: XmlElement) => string> = {
  r: run,
  f: fraction,
  sSup: (e) => `${base(e)}^${group(e, 'sup')}`,
  sSub: (e) => `${base(e)}_${group(e, 'sub')}`,
  sSubSup: (e) => `${base(e)}_${group(e, 'sub')}^${group(e, 'sup')}`,
  sPre: (e) => `{}_${group(e, 'sub')}^${group(e, 'sup')}${base(e)}`,
  rad: (e) =>
    isOn(e, 'degHide') || part(e, 'deg') === ''
      ? `\\sqrt${group(e, 'e')}`
      : `\\sqrt[${part(e, 'deg')}]${group(e, 'e')}`,
  nary,
  d: delimiters,
  func: (e) => `${functionName(part(e, 'fName'))}${part(e, 'e')}`,
  limLow: (e) => limit(e, '_'),
  limUpp: (e) => limit(e, '^'),
  acc: (e) => `${ACCENTS[property(e, 'chr') ?? '\u0302'] ?? '\\hat'}${group(e, 'e')}`,
  bar: (e) => `${property(e, 'pos') === 'bot' ? '\\underline' : '\\overline'}${group(e, 'e')}`,
  groupChr: (e) =>
    `${property(e, 'pos') === 'top' ? '\\overbrace' : '\\underbrace'}${group(e, 'e')}`,
  m: (e) =>
    table(
      e,
      'matrix',
      elementsOf(e, 'mr').map((row) => elementsOf(row, 'e').map(inside)),
    ),
  eqArr: (e) =>
    table(
      e,
      'aligned',
      elementsOf(e, 'e').map((line) => [inside(line)]),
    ),
  borderBox: (e) => `\\boxed${group(e, 'e')}`,
};

/** A base of several characters needs braces, or the exponent would only take the last. */
function base(element: XmlElement): string {
  const text = part(element, 'e');
  return /^(?:.|\\[a-zA-Z]+)$/u.test(text) || /^\\left/.test(text) ? text : `{${text}}`;
}

function run(element: XmlElement): string {
  const text = elementsOf(element, 't')
    .flatMap((t) => t.children)
    .filter((node) => typeof node === 'string')
    .join('');
  const properties = elementsOf(element, 'rPr').find((p) =>
    p.name.startsWith(element.name.split(':')[0]!),
  );
  if (childOf(properties, 'nor')) return `\\text{${text}}`;
  const script = SCRIPTS[attributeOf(childOf(properties, 'scr'), 'val') ?? ''];
  return script ? `${script}{${text}}` : symbolsToLatex(text);
}

const SCRIPTS: Record<string, string> = {
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
};

function fraction(element: XmlElement): string {
  const type = property(element, 'type');
  if (type === 'lin' || type === 'skw') return `${group(element, 'num')}/${group(element, 'den')}`;
  if (type === 'noBar')
    return `\\genfrac{}{}{0pt}{}${group(element, 'num')}${group(element, 'den')}`;
  return `\\frac${group(element, 'num')}${group(element, 'den')}`;
}

function nary(element: XmlElement): string {
  const sign = symbolsToLatex(property(element, 'chr') ?? '∫').trim();
  const limits = property(element, 'limLoc') === 'undOvr' ? '\\limits' : '';
  const sub = isOn(element, 'subHide') || !part(element, 'sub') ? '' : `_${group(element, 'sub')}`;
  const sup = isOn(element, 'supHide') || !part(element, 'sup') ? '' : `^${group(element, 'sup')}`;
  return `${sign}${sub || sup ? limits : ''}${sub}${sup} ${part(element, 'e')}`;
}

function delimiters(element: XmlElement): string {
  const items = elementsOf(element, 'e').map((e) => inside(e).trim());
  const opening = DELIMITERS[property(element, 'begChr') ?? '('] ?? '(';
  const closing = DELIMITERS[property(element, 'endChr') ?? ')'] ?? ')';
  const separator = symbolsToLatex(property(element, 'sepChr') ?? '|');
  const content = items.join(separator);
  const binomial = /^\\genfrac\{\}\{\}\{0pt\}\{\}(\{.*\}\{.*\})$/s.exec(content);
  if (binomial && opening === '(') return `\\binom${binomial[1]}`;
  return `\\left${opening}${content}\\right${closing}`;
}

const DELIMITERS: Record<string, string> = {
  '': '.',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '‖': '\\|',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '⟦': '[\\![',
  '⟧': ']\\!]',
  '/': '/',
};

const ACCENTS: Record<string, string> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u20d7': '\\vec',
  '\u20d6': '\\overleftarrow',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030c': '\\check',
  '\u0306': '\\breve',
};

const FUNCTIONS =
  /^(?:sin|cos|tan|cot|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|lim|max|min|sup|inf|det|ker|dim|deg|gcd|arg)$/;

const functionName = (name: string) => {
  const plain = name.replace(/^\\mathrm\{(.*)\}$/, '$1');
  if (FUNCTIONS.test(plain)) return `\\${plain} `;
  return name.startsWith('\\') ? `${name} ` : `\\operatorname{${name}} `;
};

function limit(element: XmlElement, sign: '_' | '^'): string {
  const name = part(element, 'e');
  const written = FUNCTIONS.test(name) ? `\\${name}` : name;
  return `${written}${sign}${group(element, 'lim')}`;
}

const table = (_: XmlElement, environment: string, rows: string[][]) =>
  `\\begin{${environment}}${rows.map((row) => row.map((c) => c.trim()).join(' & ')).join(' \\\\ ')}\\end{${environment}}`;

const tidy = (latex: string) =>
  latex
    .replace(/ {2,}/g, ' ')
    .replace(/ ([}_^])/g, '$1')
    .trim();
