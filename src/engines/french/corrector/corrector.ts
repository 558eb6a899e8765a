import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Unit } from '../text/units.ts';
import type { CorrectorTables, SlipType } from './corrector-tables.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** What the encoder thinks of each unit of a sentence. */
export type UnitOpinion = {
  /** Words the unit is made of: two for « c'est ». */
  width: number;
  /** The best other form and how far it is ahead of the written one (negative: what is written fits better). */
  rival?: { form: string; type: SlipType; margin: number };
  /** Score of a « ne » missing just before. */
  missingNe: number;
  /** How well any form would fit here: ranks spelling suggestions. */
  fit(form: string): number;
  /** How far that form is ahead of the written one, for the encoder. */
  preference(form: string): number;
  /** The same for the second opinion, which only sees the words around. */
  echo(form: string): number;
};

export type Corrector = { read(sentences: Unit[][]): Promise<UnitOpinion[][]> };

/** Units in one run of the encoder, padding included: small enough for the cache, large enough for two cores. */
const batchSize = 1536;
export const longestSentence = 94;

export async function loadCorrector(
  path: string,
  tables: CorrectorTables,
  second: SecondOpinion,
): Promise<Corrector> {
  const session = await InferenceSession.create(path, {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
  });
  return {
    read: async (sentences) => {
      const opinions: UnitOpinion[][] = sentences.map(() => []);
      const order = [...sentences.keys()].filter((i) => sentences[i]!.length > 0);
      order.sort((a, b) => sentences[a]!.length - sentences[b]!.length || a - b);
      for (let at = 0; at < order.length; ) {
        let end = at + 1;
        while (
          end < order.length &&
          (end - at + 1) * (sentences[order[end]!]!.length + 1) <= batchSize
        )
          end++;
        const batch = order.slice(at, end).map((i) => sentences[i]!);
        const results = await runBatch(session, { tables, second }, batch);
        for (const [k, i] of order.slice(at, end).entries()) opinions[i] = results[k]!;
        at = end;
      }
      return opinions;
    },
  };
}

type Knowledge = { tables: CorrectorTables; second: SecondOpinion };

async function runBatch(
  session: InferenceSession,
  knowledge: Knowledge,
  batch: Unit[][],
): Promise<UnitOpinion[][]> {
  const { tables } = knowledge;
  const length = Math.max(...batch.map((units) => units.length)) + 1;
  const size = tables.embedding;
  const x = new Float32Array(batch.length * length * size);
  const mask = new Float32Array(batch.length * length);
  for (const [row, units] of batch.entries()) {
    const base = row * length;
    tables.embedStart(x, base * size);
    mask[base] = 1;
    for (const [i, unit] of units.entries()) {
      tables.embed(unit, x, (base + i + 1) * size);
      mask[base + i + 1] = 1;
    }
  }
  const { heads } = await session.run({
    x: new Tensor('float32', x, [batch.length, length, size]),
    mask: new Tensor('float32', mask, [batch.length, length]),
  });
  const scores = heads!.data as Float32Array;
  const step = size + 2;
  return batch.map((units, row) => {
    const labels = units.map(({ form }) => tables.label(form, tables.place(form)));
    const sentence = {
      words: Int32Array.from(labels, ({ word }) => word),
      tagSets: Int32Array.from(labels, ({ tagSet }) => tagSet),
    };
    return units.map((unit, i) => ({
      ...opinionOf(unit, scores, (row * length + i + 1) * step, tables),
      echo: (form: string) =>
        knowledge.second.margin(sentence, i, labels[i]!, tables.label(form, tables.place(form))),
    }));
  });
}

function opinionOf(
  unit: Unit,
  scores: Float32Array,
  offset: number,
  tables: CorrectorTables,
): Omit<UnitOpinion, 'echo'> {
  const size = tables.embedding;
  const fitOf = (form: string) => tables.scoreForm(form, scores, offset);
  const kept = fitOf(unit.form) + scores[offset + size]!;
  const opinion: Omit<UnitOpinion, 'echo'> = {
    width: unit.to - unit.from,
    missingNe: scores[offset + size + 1]!,
    fit: fitOf,
    preference: (form) => fitOf(form) - kept,
  };
  const at = unit.eligible ? tables.place(unit.form) : -1;
  const confusions = at < 0 ? [] : tables.confusions(at);
  if (confusions.length === 0) return opinion;
  const written = tables.score(at, scores, offset) + scores[offset + size]!;
  let best = -Infinity;
  let choice = confusions[0]!;
  for (const other of confusions) {
    const score = tables.score(other.place, scores, offset);
    if (score > best) [best, choice] = [score, other];
  }
  opinion.rival = {
    form: tables.form(choice.place),
    type: choice.type,
    margin: best - written,
  };
  return opinion;
}
