import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createReadingPool } from '../src/engines/reading/process/reading-pool.ts';
import { measureHandwriting } from './handwriting.ts';
import { evaluationPhotos, sampleText } from './reading/evaluation-photos.ts';
import { plainTesseract } from './reading/plain-tesseract.ts';
import { readSamples, sampleRow } from './reading/read-samples.ts';
import { cer, percent, type Score, score, total, wer } from './reading/score-text.ts';
import { table } from './reading/table.ts';
import { fivePages, tenUploads } from './reading/uploads.ts';
import { writtenPages } from './reading/written-pages.ts';

const say = (text = '') => process.stdout.write(`${text}\n`);
const PHOTOS = Number(process.argv[2] ?? 24);

say(
  `# Lecture, ${new Date().toISOString().slice(0, 10)}, charge ${loadavg()[0]!.toFixed(1)} sur cette machine`,
);
const pool = createReadingPool();

say('\n## Exemples (samples/)');
const samples = await readSamples(pool);
say(table(['fichier', 'genre', 'CER', 'WER', 'secondes', 'verdict'], samples.map(sampleRow)));
say(`\nmémoire de pointe du lecteur : ${pool.usage().peakMegabytes.toFixed(0)} Mo`);

say(`\n## Photos d'imprimé faites pour l'évaluation (${PHOTOS}), à côté de tesseract.js seul`);
const plain = await plainTesseract();
const ours: Score[] = [];
const theirs: Score[] = [];
const rows: string[][] = [];
for (const photo of await evaluationPhotos(PHOTOS)) {
  const start = performance.now();
  const before = pool.usage().cpuSeconds;
  const outcome = await pool.read({ bytes: photo.bytes });
  const seconds = (performance.now() - start) / 1000;
  const mine = score(outcome.ok ? outcome.value.reading.text : '', photo.text);
  const theirStart = performance.now();
  const their = score(await plain.read(photo.bytes), photo.text);
  const theirSeconds = (performance.now() - theirStart) / 1000;
  ours.push(mine);
  theirs.push(their);
  rows.push([
    photo.name,
    percent(cer(mine)),
    percent(wer(mine)),
    seconds.toFixed(2),
    (pool.usage().cpuSeconds - before).toFixed(2),
    percent(cer(their)),
    percent(wer(their)),
    theirSeconds.toFixed(2),
  ]);
}
const line = (name: string, mine: Score, their: Score) => [
  name,
  percent(cer(mine)),
  percent(wer(mine)),
  '',
  '',
  percent(cer(their)),
  percent(wer(their)),
  '',
];
rows.push(line('ensemble', total(ours), total(theirs)));
say(table(['photo', 'CER', 'WER', 's', 's processeur', 'CER seul', 'WER seul', 's seul'], rows));

say('\n## Les mêmes mesures sur les exemples photographiés');
const photographed = samples.filter((s) => s.entry.kind === 'photo' && s.scored);
const alone = [];
for (const { entry } of photographed)
  alone.push(
    score(await plain.read(readFileSync(`samples/${entry.file}`)), sampleText(entry.file)),
  );
const together = total(photographed.map((s) => s.scored!));
say(
  table(
    ['', 'CER', 'WER'],
    [
      ['Lauréat', percent(cer(together)), percent(wer(together))],
      ['tesseract.js seul', percent(cer(total(alone))), percent(wer(total(alone)))],
    ],
  ),
);
say(`\nmémoire de pointe du lecteur : ${pool.usage().peakMegabytes.toFixed(0)} Mo`);
await plain.close();

say('\n## Temps et mémoire');
const shots = photographed
  .slice(0, 5)
  .map(({ entry }) => new Uint8Array(readFileSync(`samples/${entry.file}`)));
const five = await fivePages(pool, shots);
say(
  `cinq photos envoyées ensemble : ${five.seconds.toFixed(1)} s (${five.cpuSeconds.toFixed(1)} s de processeur)`,
);
const ten = await tenUploads(pool, shots[0]!);
say(
  `dix envois à la fois : ${ten.read} lus en ${ten.seconds.toFixed(1)} s ; HTTP pendant ce temps : médiane ${ten.p50.toFixed(1)} ms, p99 ${ten.p99.toFixed(0)} ms (${ten.asked} demandes)`,
);
say(`mémoire de pointe du lecteur : ${pool.usage().peakMegabytes.toFixed(0)} Mo`);

const written = await writtenPages(pool);
if (written) {
  say(`\n## Pages manuscrites de développement (${written.length}), par toute la lecture`);
  const all = total(written.map((w) => w.scored));
  const found = written.reduce((sum, w) => sum + w.found, 0);
  const lines = written.reduce((sum, w) => sum + w.lines, 0);
  say(
    `CER ${percent(cer(all))}, WER ${percent(wer(all))}, lignes trouvées d'un seul tenant ${found}/${lines}`,
  );
  const announced = written.reduce((sum, w) => sum + w.announced * w.scored.words, 0) / all.words;
  say(`confiance annoncée ${percent(announced)}, mots justes ${percent(1 - wer(all))}`);
  say(`mémoire de pointe du lecteur : ${pool.usage().peakMegabytes.toFixed(0)} Mo`);
}
await pool.close();

const hands = await measureHandwriting();
if (hands.length > 0) {
  say("\n## Manuscrit : écritures jamais vues à l'entraînement, mêmes images pour tous");
  const cells = hands.map((row) => [
    row.measure,
    row.ours,
    row.tesseract,
    row.ppocr,
    row.must,
    row.aim,
  ]);
  say(table(['mesure', 'Lauréat', 'tesseract.js', 'PP-OCR', 'exigé', 'visé'], cells));
}
