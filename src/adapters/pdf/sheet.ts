import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

export const INK = {
  black: '#1b2145',
  soft: '#484d6d',
  red: '#b81d13',
  green: '#1d6130',
  blue: '#2b3ea6',
  line: '#b9b2a1',
};
const MARGIN = 51;
const FOOT = 16;

type Element = PDFKit.PDFStructureElement;
type Look = {
  size?: number;
  face?: 'text' | 'text-bold' | 'title';
  colour?: string;
  indent?: number;
  gap?: number;
  width?: number;
};

export type Sheet = ReturnType<typeof openSheet>;

/** A tagged A4 document in French, written from top to bottom; whatever is drawn belongs to its structure. */
export function openSheet(facts: { title: string; author: string; at: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    lang: 'fr-FR',
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as never,
    displayTitle: true,
    bufferPages: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at },
  });
  for (const name of ['text', 'text-bold', 'title', 'signs']) {
    doc.registerFont(name, fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;

  /** Writes in the run of the page, in as many faces as the words need. */
  const write = (text: string, look: Look = {}) => {
    const { size = 10.5, face = 'text', colour = INK.black, indent = 0, gap = 4 } = look;
    const runs = printable(text);
    doc.x = MARGIN + indent;
    const options = { width: (look.width ?? width) - indent, lineGap: 2, paragraphGap: gap };
    doc.fillColor(colour).fontSize(size);
    runs.forEach((run, i) => {
      const continued = i < runs.length - 1;
      doc.font(run.face === 'signs' ? 'signs' : face);
      doc.text(run.text, i === 0 ? { ...options, continued } : { continued });
    });
    doc.x = MARGIN;
  };
  const add = (type: string, draw: () => void, parent: Element = root, alt?: string): void => {
    parent.add(doc.struct(type, alt === undefined ? {} : { alt }, [draw]));
  };

  return {
    doc,
    root,
    left: MARGIN,
    width,
    write,
    add,
    heading(text: string, level: 1 | 2 | 3 = 2) {
      this.room(level === 2 ? 110 : 60);
      if (level > 1) doc.moveDown(level === 2 ? 1 : 0.4);
      const size = { 1: 22, 2: 14, 3: 11 }[level];
      add(`H${level}`, () => write(text, { size, face: level === 3 ? 'text-bold' : 'title' }));
    },
    paragraph: (text: string, look?: Look) => add('P', () => write(text, look)),
    /** A list of which each entry is written by its own lines. */
    list(entries: (() => void)[]) {
      const list = doc.struct('L');
      root.add(list);
      for (const draw of entries) {
        const item = doc.struct('LI');
        list.add(item);
        item.add(doc.struct('LBody', {}, [draw]));
      }
    },
    /** Starts a new page when less than this is left of the present one. */
    room(height: number) {
      if (doc.y + height > doc.page.height - MARGIN - FOOT) doc.continueOnNewPage();
    },
    /** Says on every page where one is, then closes the document. */
    async close(footer: (page: number, of: number) => string): Promise<Uint8Array> {
      const chunks: Uint8Array[] = [];
      const ended = new Promise<void>((resolve, reject) => {
        doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
        doc.on('end', resolve);
        doc.on('error', reject);
      });
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let i = 0; i < count; i++) {
        doc.switchToPage(start + i);
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
        doc.font('text').fontSize(8.5).fillColor(INK.soft);
        const line = printable(footer(i + 1, count))
          .map(({ text }) => text)
          .join('');
        doc.text(line, MARGIN, doc.page.height - MARGIN + 4, {
          width,
          align: 'center',
          lineBreak: false,
        });
        doc.endMarkedContent();
      }
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
