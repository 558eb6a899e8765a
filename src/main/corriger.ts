import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { loadModeration } from '#adapters/moderation/load-moderation.ts';
import { EXAM_TYPES, LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { createReadingPool } from '#engines/reading/process/reading-pool.ts';
import { correctFile, type Request } from './corriger/correct-file.ts';
import { fileVerdicts, noVerdicts } from './corriger/file-verdicts.ts';
import { printCorrection } from './corriger/print-correction.ts';
import { readCopy } from './corriger/read-copy.ts';
import { readEnv } from './env.ts';
import { openGrading } from './grading.ts';

const HELP = `Corrige des copies : photo, PDF, Word ou texte.

  npm run -s corriger -- FICHIER… --matiere philosophie --niveau terminale --type bac
                         [--exercice dissertation] [--sujet "…" | --sujet @fichier.txt] [--json]

  --matiere   ${SUBJECTS.join(', ')}
  --niveau    ${LEVELS.join(', ')}
  --type      ${EXAM_TYPES.join(', ')} (bac par défaut ; les longueurs attendues sont divisées par deux pour practice)
  --exercice  code ou nom de l'exercice ; deviné d'après le sujet sinon
  --sujet     la question, le texte ou l'énoncé ; sans lui le hors-sujet n'est pas jugé
  --une-copie tous les fichiers sont les pages d'une seule copie ; sinon chacun est une copie
  --json      un objet JSON par copie et par ligne

Un modèle de langage ne sert que si LLM_PROVIDER et LLM_MODEL sont donnés ; sinon tout reste sur cette machine.
`;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    matiere: { type: 'string' },
    niveau: { type: 'string' },
    type: { type: 'string', default: 'bac' },
    exercice: { type: 'string' },
    sujet: { type: 'string' },
    json: { type: 'boolean' },
    'une-copie': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const request = await readRequest();
if (values.help || files.length === 0 || !request) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const env = readEnv();
const pool = createReadingPool();
const grading = await openGrading(env);
const opened = {
  grading,
  rubrics: loadRubrics(),
  moderation: loadModeration(),
  verdicts: grading.model ? fileVerdicts(join(env.DATA_DIR, 'verdicts')) : noVerdicts,
};
const copies = values['une-copie'] ? [files] : files.map((file) => [file]);
for (const pages of copies) await correctOne(pages, request);
await pool.close();

async function correctOne(pages: string[], asked: Request): Promise<void> {
  const file = pages.join(', ');
  const startedAt = performance.now();
  const read = await readCopy(pages, pool);
  if (!read.ok) {
    process.exitCode = 1;
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ file, refused: read.message })}\n`
        : `${file} : ${read.message}\n`,
    );
    return;
  }
  const outcome = await correctFile(read, asked, opened);
  const durationMs = Math.round(performance.now() - startedAt);
  if ('stopped' in outcome) {
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ file, ...outcome })}\n`
        : `${outcome.title}\n\n${outcome.message}\n`,
    );
    return;
  }
  const { record, rubric, help } = outcome;
  const { interval, band, subScores, caps, remarks, tips, setAside } = outcome.correction;
  const said = { interval, band, sub_scores: subScores, caps, remarks, tips, set_aside: setAside };
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ file, duration_ms: durationMs, ...record, ...said, ...(help && { help }) })}\n`
      : `${help ? `${help.message}\n\n` : ''}${printCorrection(outcome.correction, rubric)}`,
  );
}

async function readRequest(): Promise<Request | undefined> {
  const one = <T extends string>(given: string | undefined, among: readonly T[]) =>
    among.find((value) => value === given);
  const subject = one(values.matiere, SUBJECTS);
  const level = one(values.niveau, LEVELS);
  const examType = one(values.type, EXAM_TYPES);
  if (!subject || !level || !examType) return undefined;
  const asked = values.sujet?.startsWith('@')
    ? await readFile(values.sujet.slice(1), 'utf8')
    : values.sujet;
  return {
    subject,
    level,
    examType,
    ...(values.exercice !== undefined && { exercise: values.exercice }),
    ...(asked !== undefined && { asked }),
  };
}
