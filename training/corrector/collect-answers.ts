import type { Category } from '../../src/engines/french/category.ts';
import { slipCategory } from '../../src/engines/french/corrector/slip-category.ts';
import { loadFrenchEngine } from '../../src/engines/french/french-engine.ts';
import type { Unit } from '../../src/engines/french/text/units.ts';
import { readEncoded } from '../second-opinion/read-encoded.ts';

/** One word the corrector would change, and whether it was a planted slip. */
export type Answer = {
  category: Category;
  margin: number;
  echo: number;
  slip: boolean;
  sentence: number;
};

/** Held-out sentences, about seven slips for a thousand words, four sentences in ten left clean. */
export async function collectAnswers(
  data: string,
  arrays: string,
  rounds: number,
): Promise<Answer[]> {
  const { corrector } = await loadFrenchEngine();
  const encoded = readEncoded(data, arrays);
  const { size, width, candidates, weights, vocabulary } = encoded;
  let seed = 5;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const slip = (id: number, rate: number) => {
    let total = 0;
    for (let j = 1; j < width; j++) total += weights[id * width + j]!;
    if (random() >= (rate * total) / (total + 0.4)) return id;
    let rest = random() * total;
    for (let j = 1; j < width; j++) {
      rest -= weights[id * width + j]!;
      if (rest < 0) return candidates[id * width + j]!;
    }
    return id;
  };
  const answers: Answer[] = [];
  let number = 0;
  for (let round = 0; round < rounds; round++) {
    for (const split of ['dev_modern', 'dev_novel'] as const) {
      let batch: { units: Unit[]; slips: boolean[]; number: number }[] = [];
      const flush = async () => {
        const opinions = await corrector!.read(batch.map(({ units }) => units));
        for (const [k, { units, slips, number: sentence }] of batch.entries()) {
          for (const [i, unit] of units.entries()) {
            const { rival } = opinions[k]![i]!;
            if (!rival || (rival.margin < -4 && !slips[i])) continue;
            answers.push({
              category: slipCategory(unit.form, rival.form, rival.type),
              margin: rival.margin,
              echo: rival.echo,
              slip: slips[i]!,
              sentence,
            });
          }
        }
        batch = [];
      };
      for (const { ids, eligible, capital } of encoded.sentences(split)) {
        const rate = random() < 0.4 ? 0 : random() * 0.05;
        const seen = [...ids].map((id, i) =>
          eligible[i] && id < size && candidates[id * width] !== 0 ? slip(id, rate) : id,
        );
        const units = seen.map((id, i) => ({
          form: id < size ? vocabulary[id]! : 'zzz',
          capital: capital[i] as Unit['capital'],
          eligible: eligible[i]!,
          start: 0,
          end: 0,
          from: i,
          to: i + 1,
        }));
        batch.push({ units, slips: seen.map((id, i) => id !== ids[i]), number: number++ });
        if (batch.length >= 300) await flush();
      }
      await flush();
    }
  }
  return answers;
}
