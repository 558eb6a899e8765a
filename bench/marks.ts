import { fileURLToPath } from 'node:url';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { buildTranscript } from '#domain/correction/transcript.ts';
import { readEnv } from '#main/env.ts';
import { openGrading } from '#main/grading.ts';
import { startBrowser } from '../e2e/browser.ts';
import { fetchFonts } from '../scripts/make-samples/fetch-fonts.ts';
import { loadHandwriting } from '../src/engines/reading/handwriting/load-handwriting.ts';
import { decodeImage } from '../src/engines/reading/image/decode-image.ts';
import { compose, invert, map, scaling } from '../src/engines/reading/image/homography.ts';
import { readPage } from '../src/engines/reading/page/read-page.ts';
import { readingOf } from '../src/engines/reading/reading-of.ts';
import { createTesseractRecogniser } from '../src/engines/reading/tesseract/tesseract-recogniser.ts';
import { verdictsInMemory } from '../src/testing/correction-ports.ts';
import { wholeEssays } from './grading-essays.ts';
import { type Finding, judgePage } from './marks/judge-page.ts';
import { photographPage } from './marks/photograph-page.ts';
import { HANDS, type TrueWord, writePage } from './marks/write-page.ts';

// npm run bench:marks [pages] [seed] — do the corrector's marks lie on the words they are about? Pages whose every
// word is known are written in the hand of a font, photographed, read, corrected; boxes are compared.
const [wanted = '12', seed = '1'] = process.argv.slice(2);
const RIGHT = 0.5;
const LETTERS_A_PAGE = 1100;
const SLIPS: [RegExp, string][] = [
  [/\btoujours\b/g, 'toujour'],
  [/\bmême\b/g, 'meme'],
  [/\bplutôt\b/g, 'plutot'],
  [/\bliberté\b/g, 'libertée'],
  [/\bparce que\b/g, 'parceque'],
  [/\bsont\b/g, 'son'],
  [/\bles hommes\b/g, 'les homme'],
  [/\baujourd'hui\b/g, "aujourd'huit"],
  [/\bsouvent\b/g, 'souvant'],
];

fetchFonts();
const browser = await startBrowser();
const grading = await openGrading(readEnv({ NODE_ENV: 'test' }));
const print = createTesseractRecogniser(2);
const hand = await loadHandwriting(fileURLToPath(new URL('../models/', import.meta.url)));
const engines = { print, handwriting: async () => hand };

const essays = wholeEssays().filter(({ subject }) => subject !== 'mathematiques');
const findings: Finding[] = [];
for (let n = 0; n < Number(wanted); n++) {
  const essay = essays[n % essays.length]!;
  const from = Math.floor(n / essays.length) * LETTERS_A_PAGE;
  const text = withSlips(essay.text.slice(from, from + LETTERS_A_PAGE));
  const style = HANDS[n % HANDS.length]!;
  const page = await writePage(browser, text, style);
  const { jpeg, toPhoto } = await photographPage(page.png, Number(seed) * 1000 + n);
  const decoded = await decodeImage(jpeg);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const read = await readPage(decoded.value, engines, () => {}, 'straight');
  const reading = readingOf('ocr', [read.page], []);
  const transcript = buildTranscript({ ...reading, source: 'ocr' });
  const rubric = grading.rubrics.find(essay.subject, essay.level)!;
  const { level, asked: subjectText } = essay;
  const correction = await correctCopy(
    { transcript, rubric, level, examType: 'practice', subjectText },
    { ...grading, verdicts: verdictsInMemory() },
  );
  const toStraight = compose(
    invert(read.toWorking),
    compose(scaling(1 / decoded.value.scale), toPhoto),
  );
  const truth = page.words.map((word) => moved(word, (point) => map(toStraight, point)));
  const found = judgePage(correction.remarks, transcript, truth);
  findings.push(...found);
  const right = found.filter(({ overlap }) => overlap >= RIGHT).length;
  console.log(
    `page ${n + 1} (${essay.id}, ${style}): ${right}/${found.length} marks on their words, read at ${Math.round(reading.confidence * 100)} %`,
  );
  for (const { kind, words, overlap } of found.filter((one) => one.overlap < RIGHT))
    console.log(`    ${overlap.toFixed(2)} ${kind} « ${words} »`);
}
await print.close();
await browser.close();

const share = (some: Finding[], of: 'overlap' | 'worstLine' = 'overlap') =>
  `${((100 * some.filter((one) => one[of] >= RIGHT).length) / Math.max(1, some.length)).toFixed(1)} % of ${some.length}`;
const mean = findings.reduce((sum, { overlap }) => sum + overlap, 0) / Math.max(1, findings.length);
console.table({
  'marks on their words (overlap 0.5 or more)': share(findings),
  faults: share(findings.filter(({ kind }) => kind === 'fault')),
  'passages (weaknesses, praise)': share(findings.filter(({ kind }) => kind !== 'fault')),
  'the same, each by its worst line': share(findings, 'worstLine'),
  'mean overlap': mean.toFixed(2),
});

function withSlips(text: string): string {
  return SLIPS.reduce((written, [right, wrong]) => written.replace(right, wrong), text);
}

function moved(
  { text, box }: TrueWord,
  to: (point: { x: number; y: number }) => { x: number; y: number },
): TrueWord {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ].map(to);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { text, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}
