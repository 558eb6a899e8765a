import type { ReadLine, ReadWord } from '../reading.ts';

/** The part of mammoth's document tree that we use. */
export type DocumentNode = {
  type: string;
  children?: DocumentNode[];
  value?: string;
  breakType?: string;
  isStrikethrough?: boolean;
  isAllCaps?: boolean;
  checked?: boolean;
  noteType?: string;
  noteId?: string;
  body?: DocumentNode[];
  contentType?: string;
  readAsBuffer?: () => Promise<Uint8Array>;
};

export type DocumentTree = DocumentNode & {
  notes: { resolve(reference: DocumentNode): DocumentNode | null };
};

export type DocumentContent = { pages: ReadLine[][]; pictures: DocumentNode[] };

type Piece = { text: string; struck: boolean };

/** Walks a Word document in reading order: paragraphs and rows become lines, notes follow at the end. */
export function documentLines(tree: DocumentTree): DocumentContent {
  const pages: ReadLine[][] = [[]];
  const pictures: DocumentNode[] = [];
  const notes: DocumentNode[] = [];

  const paragraph = (node: DocumentNode): Piece[][] => {
    const lines: Piece[][] = [[]];
    const visit = (n: DocumentNode, struck: boolean, capitals: boolean) => {
      const add = (text: string) =>
        lines.at(-1)!.push({ text: capitals ? text.toUpperCase() : text, struck });
      if (n.type === 'text') add(n.value ?? '');
      else if (n.type === 'tab') add('\t');
      else if (n.type === 'checkbox') add(n.checked ? '☒' : '☐');
      else if (n.type === 'break') {
        lines.push([]);
        if (n.breakType === 'page') lines.at(-1)!.push(PAGE_BREAK);
      } else if (n.type === 'image') pictures.push(n);
      else if (n.type === 'noteReference') add(`[${notes.push(n)}]`);
      for (const child of n.children ?? []) {
        visit(child, struck || !!n.isStrikethrough, capitals || !!n.isAllCaps);
      }
    };
    visit(node, false, false);
    return lines;
  };

  const emit = (lines: Piece[][]) => {
    lines.forEach((pieces, i) => {
      if (pieces[0] === PAGE_BREAK && pages.at(-1)!.length > 0) pages.push([]);
      const line = lineOf(pieces, i === 0);
      if (line) pages.at(-1)!.push(line);
    });
  };

  const block = (node: DocumentNode) => {
    if (node.type === 'paragraph') emit(paragraph(node));
    else if (node.type === 'table') for (const row of node.children ?? []) tableRow(row);
    else for (const child of node.children ?? []) block(child);
  };

  const tableRow = (row: DocumentNode) => {
    const cells = row.children ?? [];
    const simple = cells.every(
      (c) =>
        (c.children ?? []).every((b) => b.type === 'paragraph') && (c.children ?? []).length <= 1,
    );
    // A cell that holds whole paragraphs is a column of text, not a value: it is read through before the next.
    if (!simple) return cells.forEach(block);
    const pieces = cells.flatMap((cell, i): Piece[] => [
      ...(i > 0 ? [{ text: '\t', struck: false }] : []),
      ...(cell.children ?? []).flatMap(paragraph).flat(),
    ]);
    emit([pieces]);
  };

  for (const child of tree.children ?? []) block(child);
  for (let i = 0; i < notes.length; i++) {
    const note = tree.notes.resolve(notes[i]!);
    const before = pages.at(-1)!.length;
    for (const child of note?.body ?? []) block(child);
    const first = pages.at(-1)![before];
    if (first) prefix(first, `[${i + 1}]`);
  }
  return { pages: pages.filter((page, i) => page.length > 0 || i === 0), pictures };
}

const PAGE_BREAK: Piece = { text: '', struck: false };

function lineOf(pieces: Piece[], startsParagraph: boolean): ReadLine | undefined {
  const words: ReadWord[] = [];
  let open = false;
  for (const { text, struck } of pieces) {
    for (const [i, part] of text.split(/[ \t\n\r\u2028]+/).entries()) {
      if (i > 0) open = false;
      if (!part) continue;
      const last = words.at(-1);
      if (open && last && !!last.struck === struck) last.text += part;
      else words.push({ text: part, confidence: 1, ...(struck && { struck }) });
      open = true;
    }
  }
  if (words.length === 0) return undefined;
  const text = pieces
    .filter((p) => !p.struck)
    .map((p) => p.text)
    .join('')
    .replace(/[ \n\r\u2028]+/g, ' ')
    .trim();
  return { text, confidence: 1, kind: 'typed', startsParagraph, words };
}

function prefix(line: ReadLine, label: string) {
  line.text = `${label} ${line.text}`;
  line.words.unshift({ text: label, confidence: 1 });
}
