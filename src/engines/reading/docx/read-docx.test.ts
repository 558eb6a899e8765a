import {
  AlignmentType,
  Document,
  FootnoteReferenceRun,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';

const pack = async (children: (Paragraph | Table)[], more = {}) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }], ...more })));

const linesOf = async (bytes: Uint8Array) => {
  const content = await readDocx(bytes);
  if (!content.ok) throw new Error(content.error.code);
  return content.value.pages.map((page) => page.map((line) => line.text));
};

/** Changes one part of a Word file made by the library, to plant what no library would write. */
const tamper = (bytes: Uint8Array, name: string, change: (xml: string) => string) => {
  const parts = unzipSync(bytes);
  parts[name] = strToU8(change(parts[name] ? strFromU8(parts[name]) : ''));
  return zipSync(parts);
};

const plain = () => pack([new Paragraph('La liberté est-elle une illusion ?')]);

test('paragraphs, breaks and pages keep their order', async () => {
  const file = await pack([
    new Paragraph('Première phrase.'),
    new Paragraph({
      children: [new TextRun('vers un'), new TextRun({ text: 'vers deux', break: 1 })],
    }),
    new Paragraph({ children: [new PageBreak(), new TextRun('Suite.')] }),
  ]);
  expect(await linesOf(file)).toEqual([['Première phrase.', 'vers un', 'vers deux'], ['Suite.']]);
});

test('a table is read row by row, a note after the text that calls it', async () => {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const file = await pack(
    [
      new Table({
        rows: [
          new TableRow({ children: [cell('x'), cell('f(x)')] }),
          new TableRow({ children: [cell('1'), cell('3')] }),
        ],
      }),
      new Paragraph({
        children: [new TextRun('Pascal le dit'), new FootnoteReferenceRun(1), new TextRun('.')],
      }),
    ],
    { footnotes: { 1: { children: [new Paragraph('Pensées, 1670.')] } } },
  );
  expect(await linesOf(file)).toEqual([
    ['x\tf(x)', '1\t3', 'Pascal le dit[1].', '[1] Pensées, 1670.'],
  ]);
});

test("list labels are written as Word shows them: they are the pupil's plan", async () => {
  const levels = [
    { level: 0, format: LevelFormat.UPPER_ROMAN, text: '%1.', alignment: AlignmentType.START },
    { level: 1, format: LevelFormat.LOWER_LETTER, text: '%2)', alignment: AlignmentType.START },
  ];
  const item = (text: string, level: number) =>
    new Paragraph({ text, numbering: { reference: 'plan', level } });
  const file = await pack(
    [
      item('Thèse', 0),
      item('premier', 1),
      item('second', 1),
      item('Antithèse', 0),
      item('encore', 1),
    ],
    {
      numbering: { config: [{ reference: 'plan', levels }] },
    },
  );
  expect(await linesOf(file)).toEqual([
    ['I. Thèse', 'a) premier', 'b) second', 'II. Antithèse', 'a) encore'],
  ]);
});

test('a crossed-out word is kept aside from the text', async () => {
  const file = await pack([
    new Paragraph({
      children: [
        new TextRun('Il '),
        new TextRun({ text: 'est', strike: true }),
        new TextRun(' était là.'),
      ],
    }),
  ]);
  const content = await readDocx(file);
  const line = content.ok ? content.value.pages[0]![0]! : undefined;
  expect(line?.text).toBe('Il était là.');
  expect(line?.words.filter((w) => w.struck).map((w) => w.text)).toEqual(['est']);
});

test('an equation becomes LaTeX where it stands', async () => {
  const math =
    '<m:oMath><m:f><m:num><m:r><m:t>x+1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
  const file = tamper(
    await pack([new Paragraph('Donc ANCRE est positif.')]),
    'word/document.xml',
    (xml) =>
      xml.replace(
        /<w:r><w:t[^>]*>Donc ANCRE est positif\.<\/w:t><\/w:r>/,
        `<w:r><w:t>Donc </w:t></w:r>${math}<w:r><w:t> est positif.</w:t></w:r>`,
      ),
  );
  expect(await linesOf(file)).toEqual([['Donc $\\frac{x+1}{2}$ est positif.']]);
});

test('[C5] a file with macros, a locked one and a hostile one are refused, each for its reason', async () => {
  const macros = tamper(await plain(), '[Content_Types].xml', (xml) =>
    xml.replaceAll('.document.main', '.document.macroEnabled.main'),
  );
  const entities = tamper(
    await plain(),
    'word/document.xml',
    (xml) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml}`,
  );
  const bomb = tamper(await plain(), 'word/document.xml', () => ' '.repeat(60_000_000));
  const codes = await Promise.all(
    [macros, entities, bomb].map(async (f) => (await readDocx(f)) as { error?: { code: string } }),
  );
  expect(codes.map((c) => c.error?.code)).toEqual([
    'file-with-macros',
    'file-hostile',
    'file-hostile',
  ]);
});

test('[C4][G6] a picture that lives outside the file is never fetched', async () => {
  const link =
    '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/>';
  const drawing =
    '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rId99"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const linked = tamper(await plain(), 'word/_rels/document.xml.rels', (xml) =>
    xml.replace('</Relationships>', `${link}</Relationships>`),
  );
  const file = tamper(linked, 'word/document.xml', (xml) =>
    xml.replace('</w:p>', `${drawing}</w:p>`),
  );
  const content = await readDocx(file);
  expect(content).toMatchObject({ ok: true, value: { linksIgnored: true, pictures: [] } });
});
