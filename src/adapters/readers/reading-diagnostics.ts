import { readFile } from 'node:fs/promises';
import type { Diagnostics, FarReaderTest, ScenarioResult } from '#application/diagnostics.ts';
import type { ReadingPool } from '#engines/reading/process/reading-pool.ts';
import { editDistance } from '#engines/reading/transcription/edit-distance.ts';
import type { FarReader } from './far-reader.ts';
import { type GoogleVariables, reportCredentials } from './google-vision/credentials.ts';
import { VISION_ENDPOINT, VISION_METHOD } from './google-vision/google-vision.ts';

type Needs = {
  pool: Pick<ReadingPool, 'read'>;
  far: FarReader | undefined;
  google: GoogleVariables;
};

const SAMPLES = new URL('../../../samples/', import.meta.url);
const PHOTO = 'photo.jpg';
const SHOWN = 2_000;

/** One real sample of each kind, what reading it must give, and how many signs in a hundred may be wrong. */
const SCENARIO_FILES: {
  name: ScenarioResult['name'];
  file: string;
  mode: string;
  tolerance: number;
}[] = [
  { name: 'docx', file: 'dissertation.docx', mode: 'docx', tolerance: 0 },
  { name: 'pdf-text', file: 'texte.pdf', mode: 'pdf_text', tolerance: 0 },
  { name: 'pdf-scan', file: 'scan.pdf', mode: 'ocr', tolerance: 0.02 },
  { name: 'photo-print', file: PHOTO, mode: 'ocr', tolerance: 0.02 },
  { name: 'photo-handwriting', file: 'manuscrit-blanc.jpg', mode: 'ocr', tolerance: 0.12 },
];

/** Tries the readers on our own samples, for the people who keep them running. */
export const readingDiagnostics = ({ pool, far, google }: Needs): Diagnostics => ({
  environment() {
    const report = reportCredentials(google);
    return {
      cred_source: report.source,
      private_key_ok: report.keyIsValid,
      project_id: report.projectId,
      client_email: report.clientEmail,
      raw_private_key_preview: previewOf(report),
      has_json_creds: report.hasJson,
      has_split_creds: report.hasSplit,
      private_key_length: report.keyLength,
      private_key_has_begin: report.keyHasBegin,
      private_key_has_end_marker: report.keyHasEnd,
      reader: far?.name ?? 'embedded',
    };
  },

  async testFarReader() {
    const about = {
      provider: far?.name ?? 'none',
      endpoint: VISION_ENDPOINT,
      method: VISION_METHOD,
    };
    if (!far) return failed(about, 'reader-not-configured');
    const ours = await pool.read({ bytes: await sample(PHOTO), pictures: true });
    if (!ours.ok) return failed(about, ours.error.code);
    const { reading, pictures } = ours.value;
    try {
      const [page] = await far.read([pictures[0]!], [reading.pages[0]!]);
      const text = page?.lines.map((line) => line.text).join('\n') ?? '';
      return {
        ...about,
        ok: text !== '',
        error: text === '' ? 'no-text' : null,
        chars: text.length,
        extractedText: text.slice(0, SHOWN),
      };
    } catch (error) {
      return failed(about, error instanceof Error ? error.message : String(error));
    }
  },

  async testPipeline() {
    const outcome = await pool.read({ bytes: await sample(PHOTO) });
    if (!outcome.ok) return { ok: false, error: outcome.error.code, chars: 0 };
    return { ok: true, error: null, chars: outcome.value.reading.text.length };
  },

  async runScenarios() {
    const results: ScenarioResult[] = [];
    for (const scenario of SCENARIO_FILES) results.push(await runScenario(pool, scenario));
    return { ok: results.every((r) => r.pass), error: null, results };
  },
});

async function runScenario(
  pool: Needs['pool'],
  { name, file, mode, tolerance }: (typeof SCENARIO_FILES)[number],
): Promise<ScenarioResult> {
  const outcome = await pool.read({ bytes: await sample(file) });
  if (!outcome.ok)
    return {
      name,
      pass: false,
      reason: outcome.error.code,
      observed: { input_mode: 'none', text_length: 0, warnings: 0 },
    };
  const { reading } = outcome.value;
  const expected = level((await readFile(new URL(`${file}.txt`, SAMPLES))).toString());
  const wrong = editDistance(level(reading.text), expected) / expected.length;
  const reason =
    reading.mode !== mode
      ? 'mode-differs'
      : wrong > tolerance
        ? `text-differs-${(wrong * 100).toFixed(1)}%`
        : null;
  return {
    name,
    pass: reason === null,
    reason,
    observed: {
      input_mode: reading.mode,
      text_length: reading.text.length,
      warnings: reading.warnings.length,
    },
  };
}

const sample = async (file: string) => new Uint8Array(await readFile(new URL(file, SAMPLES)));

/** Spaces and quotation marks have many right forms. */
const level = (text: string) =>
  text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

const failed = (
  about: Pick<FarReaderTest, 'provider' | 'endpoint' | 'method'>,
  error: string,
): FarReaderTest => ({ ...about, ok: false, error, chars: 0, extractedText: '' });

function previewOf({
  keyLength,
  keyHasBegin,
  keyHasEnd,
}: {
  keyLength: number;
  keyHasBegin: boolean;
  keyHasEnd: boolean;
}): string {
  if (keyLength === 0) return '';
  return `${keyHasBegin ? '-----BEGIN PRIVATE KEY-----' : '?'} … ${keyHasEnd ? '-----END PRIVATE KEY-----' : '?'}`;
}
