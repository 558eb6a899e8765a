import { listLabels } from './list-labels.ts';
import { ommlToLatex } from './omml-to-latex.ts';
import { childOf, escapeXml, localName, parseXml, type XmlElement } from './parse-xml.ts';

type Edit = { from: number; to: number; text: string };

/**
 * Puts into the text what Word only draws: equations as LaTeX, list labels as characters.
 * What remains is a plain document that any reader of Word files understands.
 */
export function writeOut(source: string, numbering?: string, styles?: string): string {
  const document = parseXml(source);
  const labels = listLabels(
    document,
    numbering ? parseXml(numbering) : undefined,
    styles ? parseXml(styles) : undefined,
  );
  const edits = [...equationEdits(document), ...labelEdits(labels)].sort((a, b) => a.from - b.from);
  let written = '';
  let at = 0;
  for (const { from, to, text } of edits) {
    written += source.slice(at, from) + text;
    at = to;
  }
  return written + source.slice(at);
}

function* equationEdits(root: XmlElement, displayed = false): Generator<Edit> {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    if (localName(child) === 'oMath') {
      const latex = ommlToLatex(child);
      const fence = displayed ? '$$' : '$';
      yield { from: child.start, to: child.end, text: latex ? runOf(fence + latex + fence) : '' };
    } else if (localName(child) === 'oMathPara') {
      yield { from: child.start, to: child.inside, text: '' };
      yield* equationEdits(child, true);
      yield {
        from: Math.max(child.inside, child.end - `</${child.name}>`.length),
        to: child.end,
        text: '',
      };
    } else {
      yield* equationEdits(child, displayed);
    }
  }
}

function* labelEdits(labels: Map<XmlElement, string>): Generator<Edit> {
  for (const [paragraph, label] of labels) {
    const at = childOf(paragraph, 'pPr')?.end ?? paragraph.inside;
    if (label) yield { from: at, to: at, text: runOf(`${label} `) };
  }
}

const runOf = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
