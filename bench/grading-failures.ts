import { dailyBudget } from '#adapters/graders/model/daily-budget.ts';
import { languageModel, type ModelConfig } from '#adapters/graders/model/language-model.ts';
import { MODEL_LIMITS, modelMarker } from '#adapters/graders/model/model-marker.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import type { CopyToMark, CorrectionPorts } from '#application/correction/ports.ts';
import { creditAfter } from '#domain/correction/credit.ts';
import { verdictsInMemory } from '#testing/correction-ports.ts';
import { BEHAVIOURS, type Behaviour, scriptedProvider } from '#testing/scripted-provider.ts';
import { seeded } from './grading-essays.ts';

const PROVIDERS: ModelConfig['provider'][] = ['mistral', 'anthropic', 'openai-compatible'];
const FAILURES = BEHAVIOURS.filter((behaviour) => behaviour !== 'valid');
const QUICK = { ...MODEL_LIMITS, timeoutMs: 150, deadlineMs: 1500, backoffMs: 1 };

export type FailureReport = {
  sequences: number;
  fellBack: number;
  wrongGrades: number;
  stuck: number;
  creditKept: number;
  storedWithoutModel: number;
};

/** Sequences of provider failures, drawn at random: what is stored, what hangs, what the pupil pays. */
export async function sufferFailures(
  copy: CopyToMark,
  ports: CorrectionPorts,
  sequences: number,
): Promise<FailureReport> {
  const alone = await correctCopy(copy, { ...ports, verdicts: verdictsInMemory() });
  const report = {
    sequences,
    fellBack: 0,
    wrongGrades: 0,
    stuck: 0,
    creditKept: 0,
    storedWithoutModel: 0,
  };
  for (let i = 0; i < sequences; i++) {
    const random = seeded(i);
    const script: Behaviour[] = Array.from(
      { length: 8 },
      () => FAILURES[Math.floor(random() * FAILURES.length)]!,
    );
    const provider = await scriptedProvider(({ index }) => script[index % script.length]!);
    const config = { provider: PROVIDERS[i % 3]!, model: 'scripted' };
    const model = modelMarker(
      languageModel({ ...config, apiKey: 'k', baseUrl: provider.baseUrl }),
      config,
      dailyBudget(100, () => 'today'),
      QUICK,
    );
    const verdicts = verdictsInMemory();
    const outcome = await Promise.race([
      correctCopy(copy, { ...ports, model, verdicts }),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10_000).unref()),
    ]);
    await provider.close();
    if (!outcome) report.stuck++;
    else {
      const fellBack = outcome.notes.some(({ code }) => code === 'model-unavailable');
      if (fellBack) report.fellBack++;
      if (outcome.grade !== alone.grade) report.wrongGrades++;
      if (fellBack && creditAfter(outcome) === 'used') report.creditKept++;
      report.storedWithoutModel += verdicts.saved.size;
    }
  }
  return report;
}
