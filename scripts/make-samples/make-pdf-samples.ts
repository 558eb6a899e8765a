import sharp from 'sharp';
import type { SampleEntry } from './sample-entry.ts';
import { TEXTS, type TextName } from './texts.ts';
import { drawPdf, makePdf, typesetPage } from './typeset-page.ts';

type PdfSample = { entry: SampleEntry; bytes: Uint8Array; text?: string };

const A4 = { width: 595.28, height: 841.89 };

/** A page of the file that is only a picture, as scanners make them. */
async function scanOf(texts: TextName[]): Promise<Buffer> {
  const [page] = await drawPdf(
    await typesetPage(
      texts.flatMap((t) => TEXTS[t] as string[]),
      { font: 'lora', size: 12 },
    ),
    200,
  );
  return sharp(page!.data, { raw: { width: page!.width, height: page!.height, channels: 3 } })
    .greyscale()
    .rotate(0.7, { background: '#ffffff' })
    .jpeg({ quality: 60 })
    .toBuffer();
}

const joined = (...names: TextName[]) => names.flatMap((t) => TEXTS[t] as string[]).join('\n');

export async function makePdfSamples(): Promise<PdfSample[]> {
  const read = (file: string, mode: string): SampleEntry => ({ file, kind: 'pdf', mode });
  const scan = await scanOf(['philosophy', 'letter']);
  const writeText = (pdf: PDFKit.PDFDocument, name: TextName) =>
    pdf
      .font('Times-Roman')
      .fontSize(12)
      .text(joined(name), 64, 64, { width: A4.width - 128, paragraphGap: 8 });
  const samples: PdfSample[] = [
    {
      entry: read('texte.pdf', 'pdf_text'),
      bytes: await typesetPage([...TEXTS.history, ...TEXTS.biology], {
        font: 'open-sans',
        size: 12,
      }),
      text: joined('history', 'biology'),
    },
    {
      entry: read('texte-colonnes.pdf', 'pdf_text'),
      bytes: await typesetPage([...TEXTS.economics, ...TEXTS.letter], {
        font: 'lora',
        size: 11,
        columns: 2,
      }),
      text: joined('economics', 'letter'),
    },
    {
      entry: read('scan.pdf', 'ocr'),
      bytes: await makePdf((pdf) => pdf.image(scan, 0, 0, A4)),
      text: joined('philosophy', 'letter'),
    },
    {
      entry: read('scan-et-texte.pdf', 'pdf_text'),
      bytes: await makePdf((pdf) => {
        writeText(pdf, 'maths');
        pdf.addPage().image(scan, 0, 0, A4);
      }),
      text: `${joined('maths')}\n\n${joined('philosophy', 'letter')}`,
    },
    {
      entry: read('scan-calque.pdf', 'ocr'),
      // The text a scanner guessed, hidden under its picture: wrong on purpose, so that believing it shows.
      bytes: await makePdf((pdf) => {
        pdf.image(scan, 0, 0, A4);
        (pdf as unknown as { addContent(operators: string): void }).addContent('3 Tr');
        pdf.font('Times-Roman').fontSize(12).text('Te xtc dcviné pnr lc scanncr', 64, 64);
      }),
      text: joined('philosophy', 'letter'),
    },
    {
      entry: read('trente-pages.pdf', 'pdf_text'),
      bytes: await makePdf((pdf) => {
        for (let i = 1; i <= 30; i++) {
          if (i > 1) pdf.addPage();
          pdf.font('Times-Roman').fontSize(12).text(`Page ${i} sur 30`, 64, 40);
          writeText(pdf, (['philosophy', 'history', 'economics'] as const)[i % 3]!);
        }
      }),
      text: Array.from(
        { length: 30 },
        (_, i) =>
          `Page ${i + 1} sur 30\n${joined((['philosophy', 'history', 'economics'] as const)[(i + 1) % 3]!)}`,
      ).join('\n\n'),
    },
    {
      entry: { ...read('trente-deux-pages.pdf', 'pdf_text'), warning: 'pages-left-out' },
      bytes: await makePdf((pdf) => {
        for (let i = 1; i <= 32; i++) {
          if (i > 1) pdf.addPage();
          pdf.font('Helvetica').fontSize(14).text(`Ceci est la page numéro ${i}.`, 64, 64);
        }
      }),
      text: Array.from({ length: 30 }, (_, i) => `Ceci est la page numéro ${i + 1}.`).join('\n\n'),
    },
    {
      entry: { file: 'protege.pdf', kind: 'refused', refusal: 'file-encrypted' },
      bytes: await makePdf((pdf) => writeText(pdf, 'maths'), false, {
        userPassword: 'sésame',
        pdfVersion: '1.7',
      }),
    },
    {
      entry: { file: 'vide.pdf', kind: 'refused', refusal: 'no-text' },
      bytes: await makePdf(() => {}),
    },
  ];
  return samples;
}
