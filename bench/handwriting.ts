import { fileURLToPath } from 'node:url';
import {
  type Handwriting,
  loadHandwriting,
} from '../src/engines/reading/handwriting/load-handwriting.ts';
import type { GreyImage } from '../src/engines/reading/recognition.ts';
import {
  type DevLine,
  type DevPage,
  devDataIsThere,
  devLines,
  devPages,
} from './handwriting-data.ts';
import { measureFidelity, measureRealFaults } from './handwriting-fidelity.ts';
import {
  handwritingReader,
  judgePage,
  type PageOutcome,
  type PageReader,
} from './handwriting-pages.ts';
import { ppocrPeer } from './handwriting-peer-ppocr.ts';
import { tesseractPeer } from './handwriting-peer-tesseract.ts';
import { phonePhoto } from './handwriting-phone.ts';
import { rates } from './handwriting-scores.ts';

/** One measure of the bench: what we give, what the peers give on the same pages in the same run. */
export type HandwritingRow = {
  measure: string;
  ours: string;
  tesseract: string;
  ppocr: string;
  must: string;
  aim: string;
};

type Reader = { readLine(line: GreyImage): Promise<string>; readPage: PageReader };

const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
const MODELS = fileURLToPath(new URL('../models', import.meta.url));

/** Every measure of the handwriting models on writers they never saw. Empty where the data is not there. */
export async function measureHandwriting(
  log: (line: string) => void = () => {},
): Promise<HandwritingRow[]> {
  if (!devDataIsThere()) return [];
  const models = await loadHandwriting(MODELS);
  const [lines, pages] = [await devLines(), await devPages()];
  const tesseract = await tesseractPeer();
  const readers: Reader[] = [ours(models), tesseract, await ppocrPeer()];
  const row = (measure: string, [a, b, c]: string[], must: string, aim: string) => ({
    measure,
    ours: a!,
    tesseract: b ?? '–',
    ppocr: c ?? '–',
    must,
    aim,
  });

  const byLine = await each(readers, (reader) => linesWith(reader, lines));
  log('lines read');
  const byPage = await each(readers, (reader) => pagesWith(reader.readPage, pages));
  log('pages read');
  const byPhone = await phonesWith(readers[0]!.readPage, pages);
  const fidelity = await measureFidelity(models.recogniser);
  const real = await measureRealFaults(models.recogniser, pages);
  await tesseract.close();
  return [
    row(
      'line CER, unseen writers',
      byLine.map((r) => percent(r.cer)),
      '<= 6 %',
      '<= 4 %',
    ),
    // Seven lines written in capitals are labelled in small letters: a right reading counts as wrong there.
    row(
      'line CER, capitals and small letters alike',
      byLine.map((r) => percent(r.caseless)),
      '–',
      '–',
    ),
    row(
      'line WER, unseen writers',
      byLine.map((r) => percent(r.wer)),
      '<= 22 %',
      '<= 14 %',
    ),
    row(
      'whole page CER, reading order counts',
      byPage.map((r) => percent(r.cer)),
      '<= 8 %',
      '<= 4.5 %',
    ),
    row(
      'whole page WER',
      byPage.map((r) => percent(r.wer)),
      '–',
      '–',
    ),
    row(
      'lines found in one piece',
      byPage.map((r) => percent(r.recall)),
      '>= 97 %',
      '>= 99 %',
    ),
    row(
      'lines found where there is none',
      byPage.map((r) => String(r.extra)),
      '–',
      '–',
    ),
    row(
      'phone photo of the page, CER',
      [percent(byPhone)],
      `<= ${percent(byPage[0]!.cer + 0.03)}`,
      `<= ${percent(byPage[0]!.cer + 0.01)}`,
    ),
    row(
      'planted faults read letter for letter',
      [percent(fidelity.exact / fidelity.faults)],
      '>= 95 %',
      '>= 98 %',
    ),
    row(
      'planted faults silently corrected',
      [percent(fidelity.repaired / fidelity.faults)],
      '–',
      '–',
    ),
    row('real faults kept / corrected, of 14', [`${real.exact} / ${real.repaired}`], '–', '–'),
    row(
      'seconds for a page of 25 lines',
      byPage.map((r) => r.seconds.toFixed(2)),
      '<= 4',
      '<= 2',
    ),
    row(
      'processor seconds for it, on all threads',
      byPage.map((r) => r.processor.toFixed(2)),
      '–',
      '–',
    ),
  ];
}

const ours = (models: Handwriting): Reader => ({
  readLine: async (line) => (await models.recogniser.read([line]))[0]!.text,
  readPage: handwritingReader(models),
});

/** One after another: the clock of each is its own. */
async function each<T>(readers: Reader[], measure: (reader: Reader) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const reader of readers) results.push(await measure(reader));
  return results;
}

async function linesWith(reader: Reader, lines: DevLine[]) {
  const pairs: { read: string; truth: string }[] = [];
  for (const { image, text } of lines)
    pairs.push({ read: await reader.readLine(image), truth: text });
  const small = pairs.map(({ read, truth }) => ({
    read: read.toLocaleLowerCase('fr'),
    truth: truth.toLocaleLowerCase('fr'),
  }));
  return { ...rates(pairs), caseless: rates(small).cer };
}

async function pagesWith(readPage: PageReader, pages: DevPage[]) {
  await readPage(pages[0]!.image);
  const outcomes: PageOutcome[] = [];
  let [milliseconds, processor, count] = [0, 0, 0];
  for (const page of pages) {
    const start = performance.now();
    const used = process.cpuUsage();
    const read = await readPage(page.image);
    // Short pages are mostly detection; a full page is what a pupil sends.
    if (page.lines.length >= 12) {
      milliseconds += performance.now() - start;
      const { user, system } = process.cpuUsage(used);
      processor += (user + system) / 1000;
      count += page.lines.length;
    }
    outcomes.push(judgePage(page, read));
  }
  const sum = (of: (outcome: PageOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    ...rates(outcomes),
    recall: sum((o) => o.found) / sum((o) => o.lines),
    extra: sum((o) => o.extra),
    seconds: ((milliseconds / count) * 25) / 1000,
    processor: ((processor / count) * 25) / 1000,
  };
}

async function phonesWith(readPage: PageReader, pages: DevPage[]): Promise<number> {
  const outcomes: PageOutcome[] = [];
  for (const [seed, page] of pages.entries()) {
    const { image, toPage } = await phonePhoto(page.image, seed + 1);
    const read = await readPage(image);
    outcomes.push(
      judgePage(
        page,
        read.map((line) => ({ ...line, baseline: line.baseline.map(({ x, y }) => toPage(x, y)) })),
      ),
    );
  }
  return rates(outcomes).cer;
}

if (import.meta.main) {
  const rows = await measureHandwriting((line) => console.error(line));
  console.table(rows);
}
