import { photograph } from '../scripts/make-samples/photograph.ts';
import { seeded } from '../scripts/make-samples/random.ts';
import { TEXTS } from '../scripts/make-samples/texts.ts';
import { drawPdf, typesetPage } from '../scripts/make-samples/typeset-page.ts';
import { decodeImage } from '../src/engines/reading/image/decode-image.ts';
import { lineOfRow } from '../src/engines/reading/page/line-to-read.ts';
import { preparePage } from '../src/engines/reading/page/prepare-page.ts';
import { createTesseractRecogniser } from '../src/engines/reading/tesseract/tesseract-recogniser.ts';
import { rightWords } from './reading/align-words.ts';
import { calibrationError } from './reading/calibration-error.ts';
import { type Example, fitLogistic, predict } from './reading/logistic.ts';

/**
 * Measures how often a printed word is right given Tesseract's certainty of it and of its line, on photos from crisp to
 * hopeless, and prints the weights kept in src/engines/reading/tesseract/print-confidence.ts. Half the photos fit, half check.
 */
const COUNT = Number(process.argv[2] ?? 60);
const FONTS = [
  'Times-Roman',
  'Helvetica',
  'Courier',
  'Times-Bold',
  'Helvetica-Bold',
  'Times-Italic',
];
const NAMES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

type Judged = Example & { raw: number };

const odds = (share: number) => {
  const bounded = Math.min(0.999, Math.max(0.001, share));
  return Math.log(bounded / (1 - bounded));
};

async function takePhoto(i: number): Promise<{ bytes: Uint8Array; words: string[] }> {
  const random = seeded(5_000 + i * 17);
  const text = [...TEXTS[random.pick(NAMES)]];
  const style = { font: random.pick(FONTS), size: random.between(9.5, 14) };
  const [page] = await drawPdf(await typesetPage(text, style), 220);
  const bytes = await photograph(page!, {
    seed: i,
    turn: random.between(-6, 6),
    perspective: random.between(0.005, 0.04),
    shadow: random.between(0, 0.5),
    blur: random.between(0.5, 3.4),
    noise: random.between(2, 14),
    light: random.between(0.3, 1),
    quality: Math.round(random.between(40, 85)),
  });
  return { bytes, words: text.join(' ').split(/\s+/) };
}

const tesseract = createTesseractRecogniser(2);
const halves: [Judged[], Judged[]] = [[], []];
for (let i = 0; i < COUNT; i++) {
  const { bytes, words } = await takePhoto(i);
  const decoded = await decodeImage(bytes);
  if (!decoded.ok) continue;
  const { clean, lines } = preparePage(decoded.value);
  const read = await tesseract.read(lines.rows.map((row) => lineOfRow(clean, row).strip.image));
  const said = read.flatMap(({ text, characters, confidence }) => {
    let at = 0;
    return text
      .split(' ')
      .filter(Boolean)
      .map((word) => {
        const raw = characters[at]?.confidence ?? 0;
        at += [...word].length + 1;
        return { word, raw, line: confidence };
      });
  });
  const right = rightWords(
    said.map((s) => s.word),
    words,
  );
  halves[i % 2]!.push(
    ...said.map(({ raw, line }, k) => ({
      raw,
      features: [1, odds(raw), odds(line)],
      right: right[k]!,
    })),
  );
  process.stderr.write(
    `${i + 1}/${COUNT} : ${said.length} mots, ${right.filter((r) => !r).length} faux\n`,
  );
}
await tesseract.close();

const weights = fitLogistic(halves[0]);
const error = (announced: (j: Judged) => number) =>
  calibrationError(halves[1].map((j) => ({ announced: announced(j), right: j.right })));
process.stdout.write(
  `poids (constante, mot, ligne) : ${weights.map((w) => w.toFixed(2)).join(', ')}\n`,
);
process.stdout.write(
  `écart moyen entre annoncé et juste, photos non vues (${halves[1].length} mots) : ${(100 * error((j) => predict(weights, j.features))).toFixed(1)} %, Tesseract seul ${(100 * error((j) => j.raw)).toFixed(1)} %\n`,
);
