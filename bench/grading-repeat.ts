import { dailyBudget } from '#adapters/graders/model/daily-budget.ts';
import { languageModel } from '#adapters/graders/model/language-model.ts';
import { modelMarker } from '#adapters/graders/model/model-marker.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import type { CopyToMark, CorrectionPorts } from '#application/correction/ports.ts';
import { placementAt } from '#domain/correction/placement.ts';
import { verdictsInMemory } from '#testing/correction-ports.ts';
import { markingAnswerFor } from '#testing/marking-answer-for.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { seeded } from './grading-essays.ts';

const TIMES = 20;
const spread = (grades: number[]) =>
  Math.round((Math.max(...grades) - Math.min(...grades)) * 100) / 100;

/** The same copy twenty times, by our own marker, nothing remembered between two times. */
export async function repeatEmbedded(copy: CopyToMark, ports: CorrectionPorts): Promise<number> {
  const grades: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    grades.push((await correctCopy(copy, { ...ports, verdicts: verdictsInMemory() })).grade);
  }
  return spread(grades);
}

/** The same copy twenty times with a model whose raw marks vary by three points either way. */
export async function repeatNoisy(copy: CopyToMark, ports: CorrectionPorts) {
  const random = seeded(7);
  const raw: number[] = [];
  const provider = await scriptedProvider(
    () => 'valid',
    (prompt) => {
      const mark = 12 + (random() * 2 - 1) * 3;
      raw.push(mark);
      return markingAnswerFor(prompt, { placement: placementAt(mark, copy.rubric.scale) });
    },
  );
  const config = { provider: 'mistral' as const, model: 'scripted' };
  const model = modelMarker(
    languageModel({ ...config, apiKey: 'k', baseUrl: provider.baseUrl }),
    config,
    dailyBudget(100, () => 'today'),
  );
  const run = async (remember: boolean) => {
    const grades: number[] = [];
    let verdicts = verdictsInMemory();
    for (let i = 0; i < TIMES; i++) {
      if (!remember) verdicts = verdictsInMemory();
      grades.push((await correctCopy(copy, { ...ports, model, verdicts })).grade);
    }
    return spread(grades);
  };
  const remembered = await run(true);
  const forgotten = await run(false);
  await provider.close();
  return { raw: spread(raw), remembered, forgotten };
}
