import { loadavg } from 'node:os';
import { createReadingPool } from '../src/engines/reading/process/reading-pool.ts';
import { evaluationPhotos } from './reading/evaluation-photos.ts';
import { plainTesseract } from './reading/plain-tesseract.ts';
import { readSamples, sampleRow } from './reading/read-samples.ts';
import { cer, percent, type Score, score, total, wer } from './reading/score-text.ts';
import { table } from './reading/table.ts';

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
const { readFileSync } = await import('node:fs');
const { sampleText } = await import('./reading/evaluation-photos.ts');
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
await pool.close();
