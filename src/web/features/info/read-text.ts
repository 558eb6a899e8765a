/** A text of content/public, in the little Markdown our pages need. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** A place that the page fills by itself. */
  | { kind: 'slot'; name: string };

/** Blocks are parted by an empty line; what a block is shows at its first character. */
export const readText = (source: string): Block[] =>
  source
    .trim()
    .split(/\n{2,}/)
    .map(readBlock);

function readBlock(block: string): Block {
  const lines = block.split('\n');
  const first = lines[0]!;
  const slot = /^\{\{(\w+)\}\}$/.exec(block);
  if (slot) return { kind: 'slot', name: slot[1]! };
  if (first.startsWith('## ')) {
    const text = first.slice(3);
    return { kind: 'heading', id: idOf(text), text };
  }
  if (/^(- |\d+\. )/.test(first)) {
    const items = lines.map((line) => line.replace(/^(- |\d+\. )/, ''));
    return { kind: 'list', ordered: !first.startsWith('-'), items };
  }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

const idOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Span = { text: string; strong?: true; soft?: true; to?: string };

/** Words of a block: plain, **strong**, *soft*, or a [link](/there). */
export function readSpans(text: string): Span[] {
  const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index) });
    const [whole, strong, soft, label, to] = found;
    if (strong) spans.push({ text: strong, strong: true });
    else if (soft) spans.push({ text: soft, soft: true });
    else spans.push({ text: label!, to: to! });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}
