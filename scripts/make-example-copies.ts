import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import type { ExamView, ResultView } from '#contract/exam.ts';
import { openLivingHouse, PASSWORD } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { eventually } from '../src/testing/eventually.ts';
import { digestExample } from './digest-example.ts';
import { fetchFonts } from './make-samples/fetch-fonts.ts';
import { photograph } from './make-samples/photograph.ts';
import { drawOnePage, type PageStyle, typesetPage } from './make-samples/typeset-page.ts';

/**
 * `npm run examples`: sends the copies of content/public/exemples through the whole product, as a pupil would,
 * and keeps what came back. What a visitor explores at /exemple is exactly that.
 */
const ROOT = join(import.meta.dirname, '..');
const TEXTS = join(ROOT, 'content/public/exemples');
const OUT = join(ROOT, 'src/web/features/sample/copies');
const WHO = 'exemple@exemple.fr';
const PICTURE_WIDTH = 900;
const ATTEMPTS = 6_000;
const LINES_ON_FIRST = 2;
const RESOLUTION = 230;

type Example = {
  subject: string;
  level: string;
  exercise?: string;
  title: string;
  /** The whole wording, where the title is not it. */
  asked?: string;
  hand?: string;
};
const wanted = process.argv.slice(2);
const examples: Example[] = JSON.parse(await readFile(join(TEXTS, 'exemples.json'), 'utf8'));

await mkdir(OUT, { recursive: true });
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
try {
  await house.pupil(WHO, { plan: 'pro' });
  const cookie = await signIn();
  for (const [index, example] of examples.entries()) {
    if (wanted.length > 0 && !wanted.includes(example.subject)) continue;
    const result = await correct(example, cookie);
    const kept = { ...result, id: stableId(1, index), examId: stableId(2, index) };
    await writeFile(join(OUT, `${example.subject}.json`), `${JSON.stringify(kept)}\n`);
    await keepPictures(kept.examId, result, cookie);
    console.log(
      `${example.subject}: ${result.grade}/${result.maxGrade}, ${result.remarks.length} remarks`,
    );
  }
  await writeDigest();
} finally {
  await house.close();
  await postgres.stop();
}

/** The same from one run to the next: the pages of the site name them. */
function stableId(kind: number, index: number) {
  return `00000000-0000-4000-800${kind}-00000000000${index}`;
}

async function signIn(): Promise<string> {
  const response = await ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: WHO, password: PASSWORD }),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${house.url}${path}`, {
    ...init,
    headers: { origin: house.url, ...init.headers },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function correct(example: Example, cookie: string): Promise<ResultView> {
  const { subject, level, exercise, title, asked = title } = example;
  const form = new FormData();
  const fields = {
    subject,
    level,
    examType: 'practice',
    subjectText: asked,
    ...(exercise && { exercise }),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type } of await filesOf(example)) {
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
  const { id } = await (await ask('/api/exams', { method: 'POST', body: form, headers })).json();
  const find = async (): Promise<ExamView> =>
    (await ask(`/api/exams/${id}`, { headers: { cookie } })).json();
  const exam = await eventually(
    find,
    ({ status }) => status === 'completed' || status === 'failed',
    ATTEMPTS,
  );
  if (!exam.result) throw new Error(`${subject}: ${exam.failure}`);
  return (await ask(`/api/results/${exam.result.id}`, { headers: { cookie } })).json();
}

type Sent = { name: string; bytes: Uint8Array; type: string };

/** A copy with a hand is written on plain paper and photographed; the others are Word files. */
async function filesOf({ subject, hand }: Example): Promise<Sent[]> {
  const lines = (await readFile(join(TEXTS, `${subject}.txt`), 'utf8')).trim().split('\n');
  if (!hand) {
    const children = lines.map((text) => new Paragraph({ text }));
    const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return [{ name: `${subject}.docx`, bytes, type }];
  }
  fetchFonts();
  const style: PageStyle = { font: hand, size: 14.5, margin: 70, lineGap: 8, ink: '#1c2f7a' };
  const leaves = [lines.slice(0, LINES_ON_FIRST), lines.slice(LINES_ON_FIRST)];
  const pages = await Promise.all(
    leaves.map(async (leaf) => (await drawOnePage(await typesetPage(leaf, style), RESOLUTION))[0]),
  );
  return Promise.all(
    pages.map(async (page, index) => ({
      name: `${subject}-${index + 1}.jpg`,
      bytes: await photograph(page, {
        seed: 500 + index,
        turn: 1,
        perspective: 0.015,
        shadow: 0.15,
      }),
      type: 'image/jpeg',
    })),
  );
}

/** Served to visitors under the exam's own address (`public-routes.ts`). */
async function keepPictures(keptId: string, { examId, photos }: ResultView, cookie: string) {
  const folder = join(ROOT, 'src/web/public/exemples', keptId);
  if (photos.length > 0) await mkdir(folder, { recursive: true });
  for (const { page } of photos) {
    const picture = await ask(`/api/exams/${examId}/pages/${page}`, { headers: { cookie } });
    const small = sharp(new Uint8Array(await picture.arrayBuffer()))
      .resize({ width: PICTURE_WIDTH })
      .webp({ quality: 55 });
    await small.toFile(join(folder, `${page}.webp`));
  }
}

/** The home page shows a little of each, and must not carry the whole of any. */
async function writeDigest() {
  const digests = await Promise.all(
    examples.map(async ({ subject, title }) => {
      const result: ResultView = JSON.parse(await readFile(join(OUT, `${subject}.json`), 'utf8'));
      return digestExample(title, result);
    }),
  );
  await writeFile(join(OUT, 'digest.json'), `${JSON.stringify(digests, null, 1)}\n`);
}
