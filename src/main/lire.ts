import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, refused } from '#engines/reading/outcome.ts';
import { createReadingPool } from '#engines/reading/process/reading-pool.ts';
import type { FileReading } from '#engines/reading/read-file.ts';
import { asJson } from './lire/as-json.ts';
import { drawBoxes } from './lire/draw-boxes.ts';
import { progressBar } from './lire/progress-bar.ts';
import { refusalSentence, warningSentence } from './lire/sentences.ts';

const HELP = `Lit une copie : photo, PDF ou Word.

  npm run -s lire -- FICHIER… [--json] [--out dossier]

  --json   un objet JSON par fichier et par ligne : texte, lignes, mots, places, confiance
  --out    dessine sur chaque page ce qui a été lu et où, en PNG
`;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help || files.length === 0) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const pool = createReadingPool({ yields: false });
const bar = progressBar(files.length);
const names = pictureNames(files);
const reads = files.map((file, i) => readOne(file, (share) => bar.set(i, share)));
for (const [i, file] of files.entries()) {
  const outcome = await reads[i]!;
  bar.set(i, 1);
  if (values.out) await draw(outcome, join(values.out, names[i]!));
  bar.clear();
  print(file, outcome);
}
await pool.close();

async function readOne(
  file: string,
  onProgress: (share: number) => void,
): Promise<Outcome<FileReading>> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return refused({ code: 'file-damaged' });
  return pool.read(
    { bytes: new Uint8Array(bytes), pictures: values.out !== undefined },
    onProgress,
  );
}

function print(file: string, outcome: Outcome<FileReading>) {
  if (!outcome.ok) process.exitCode = 1;
  if (values.json) return process.stdout.write(`${JSON.stringify(asJson(file, outcome))}\n`);
  if (files.length > 1) process.stdout.write(`── ${file}\n`);
  if (!outcome.ok) return process.stderr.write(`${refusalSentence(outcome.error)}\n`);
  const { text, mode, confidence, warnings } = outcome.value.reading;
  process.stdout.write(`${text}\n`);
  for (const warning of warnings) process.stderr.write(`⚠ ${warningSentence(warning)}\n`);
  if (process.stderr.isTTY)
    process.stderr.write(`(${mode}, confiance ${Math.round(confidence * 100)} %)\n`);
}

async function draw(outcome: Outcome<FileReading>, stem: string) {
  if (!outcome.ok || !values.out) return;
  await mkdir(values.out, { recursive: true });
  const { reading, pictures } = outcome.value;
  for (const [i, page] of reading.pages.entries()) {
    const picture = pictures[i];
    if (picture) await writeFile(`${stem}-${i + 1}.png`, await drawBoxes(picture, page));
  }
}

/** Two files of the same name in different folders must not overwrite one another's drawings. */
function pictureNames(paths: string[]): string[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const name = basename(path, extname(path));
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}~${times}`;
  });
}
