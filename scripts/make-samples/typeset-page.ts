import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';

export type PageStyle = {
  /** `Times-Roman` and its like, or a font of the `@fontsource` family, e.g. `lora`. */
  font: string;
  size?: number;
  columns?: number;
  margin?: number;
  lineGap?: number;
  paper?: 'blank' | 'seyes' | 'squared';
  ink?: string;
  landscape?: boolean;
};

export type Raster = { width: number; height: number /** Red, green, blue. */; data: Uint8Array };

import { FONT_FOLDER } from './fetch-fonts.ts';

/** One of the fonts every PDF reader has, or a file of the `@fontsource` family. */
const fontOf = (font: string) =>
  /^[A-Z]/.test(font)
    ? font
    : readFileSync(`${FONT_FOLDER}/${font}/files/${font}-latin-400-normal.woff`);

/** Sets paragraphs on A4 pages; what does not fit on one page flows to the next. */
export function typesetPage(paragraphs: string[], style: PageStyle): Promise<Uint8Array> {
  const { size = 12, margin = 64, columns = 1, lineGap = 3, ink = '#111' } = style;
  return makePdf((pdf) => {
    ruling(pdf, style.paper ?? 'blank');
    pdf.on('pageAdded', () => ruling(pdf, style.paper ?? 'blank'));
    pdf.font(fontOf(style.font)).fontSize(size).fillColor(ink);
    pdf.text(paragraphs.join('\n'), margin, margin, {
      width: pdf.page.width - 2 * margin,
      height: pdf.page.height - 2 * margin,
      columns,
      columnGap: 28,
      lineGap,
      paragraphGap: size * 0.6,
      align: 'left',
    });
  }, style.landscape);
}

/** Print above, the answer by hand below, as on a subject sheet. */
export function typesetTwoHands(print: string[], hand: string[]): Promise<Uint8Array> {
  return makePdf((pdf) => {
    const width = pdf.page.width - 128;
    pdf
      .font(fontOf('lora'))
      .fontSize(13)
      .fillColor('#111')
      .text(print.join('\n'), 64, 70, { width, paragraphGap: 6 });
    pdf
      .font(fontOf('kalam'))
      .fontSize(15)
      .fillColor('#1c2f7a')
      .text(hand.join('\n'), 64, pdf.y + 30, { width, lineGap: 4 });
  });
}

export function makePdf(
  write: (pdf: PDFKit.PDFDocument) => void,
  landscape = false,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      // The date would make every run a different file.
      info: { CreationDate: new Date(0), ModDate: new Date(0) },
      ...options,
    });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    write(pdf);
    pdf.end();
  });
}

const MM = 72 / 25.4;

/** French school paper: Seyès has a strong line every 8 mm, three fine ones between, and a red margin. */
function ruling(pdf: PDFKit.PDFDocument, paper: 'blank' | 'seyes' | 'squared') {
  const { width, height } = pdf.page;
  if (paper === 'blank') return;
  const step = paper === 'seyes' ? 2 * MM : 5 * MM;
  const down = paper === 'seyes' ? 8 * MM : 5 * MM;
  pdf.save();
  for (let y = 15 * MM, i = 0; y < height; y += step, i++) {
    const strong = paper === 'seyes' && i % 4 === 0;
    pdf.lineWidth(strong ? 0.7 : 0.4).strokeColor(strong ? '#8f86c9' : '#b9c6e4');
    pdf.moveTo(0, y).lineTo(width, y).stroke();
  }
  pdf.lineWidth(0.6).strokeColor('#a9a3d6');
  for (let x = 8 * MM; x < width; x += down) pdf.moveTo(x, 0).lineTo(x, height).stroke();
  if (paper === 'seyes')
    pdf
      .lineWidth(1)
      .strokeColor('#e07a8b')
      .moveTo(40 * MM, 0)
      .lineTo(40 * MM, height)
      .stroke();
  pdf.restore();
}

let library: Promise<PDFiumLibrary> | undefined;

/** Draws every page of a PDF as pixels. */
export async function drawPdf(pdf: Uint8Array, dotsPerInch: number): Promise<Raster[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const rasters: Raster[] = [];
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({
      scale: dotsPerInch / 72,
      render: 'bitmap',
    });
    const rgb = new Uint8Array(width * height * 3);
    for (let i = 0, j = 0; j < rgb.length; i += 4, j += 3) {
      rgb[j] = data[i]!;
      rgb[j + 1] = data[i + 1]!;
      rgb[j + 2] = data[i + 2]!;
    }
    rasters.push({ width, height, data: rgb });
  }
  document.destroy();
  return rasters;
}

/** The only page of a PDF: a text that runs over would be scored against a page that lacks its end. */
export async function drawOnePage(pdf: Uint8Array, dotsPerInch: number): Promise<[Raster]> {
  const [page, ...more] = await drawPdf(pdf, dotsPerInch);
  if (!page || more.length > 0) throw new Error('the text must fit on one page');
  return [page];
}
