import { writeFileSync } from 'node:fs';
import { photograph } from '../scripts/make-samples/photograph.ts';
import { seeded } from '../scripts/make-samples/random.ts';
import { TEXTS } from '../scripts/make-samples/texts.ts';
import { drawPdf, typesetPage } from '../scripts/make-samples/typeset-page.ts';
import { createReader } from '../src/engines/reading/read-file.ts';
import { rightWords } from './reading/align-words.ts';
import { calibrationError, isotonic } from './reading/isotonic.ts';

/**
 * Measures how often a printed word is right at each certainty Tesseract announces, on photos from good to hopeless,
 * and prints the curve kept in src/engines/reading/tesseract/print-confidence.ts. Half the photos make it, half check it.
 */
const COUNT = Number(process.argv[2] ?? 40);
const FONTS = [
  'Times-Roman',
  'Helvetica',
  'Courier',
  'Times-Bold',
  'Helvetica-Bold',
  'Times-Italic',
];

type Judged = { line: number; length: number; raw: number; right: boolean; announced: number };

const reader = createReader();
const halves: [Judged[], Judged[]] = [[], []];
for (let i = 0; i < COUNT; i++) {
  const random = seeded(5_000 + i * 17);
  const names = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  const text = [...TEXTS[random.pick(names)]];
  const [page] = await drawPdf(
    await typesetPage(text, { font: random.pick(FONTS), size: random.between(9.5, 14) }),
    220,
  );
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
  const outcome = await reader.read({ bytes: new Uint8Array(bytes) });
  if (!outcome.ok) continue;
  const lines = outcome.value.reading.pages.flatMap((p) => p.lines);
  const words = lines.flatMap((l) => l.words.map((w) => ({ ...w, line: l.confidence })));
  const right = rightWords(
    words.map((w) => w.text),
    text.join(' ').split(/\s+/),
  );
  const judged = words.map((w, k) => ({
    line: w.line,
    length: w.text.length,
    raw: w.confidence,
    announced: w.confidence,
    right: right[k]!,
  }));
  halves[i % 2]!.push(...judged);
  process.stderr.write(
    `${i + 1}/${COUNT} ${judged.length} mots, ${judged.filter((j) => !j.right).length} faux\n`,
  );
}
await reader.close();
writeFileSync('.cache/print-words.json', JSON.stringify(halves));
process.stdout.write(`${JSON.stringify(isotonic(halves[0]), null, 1)}\n`);
process.stdout.write(
  `écart moyen annoncé-vrai, photos non vues : ${(100 * calibrationError(halves[1])).toFixed(1)} %\n`,
);
