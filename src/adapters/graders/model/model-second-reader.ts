import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { SecondReader } from '#application/correction/contest-remark.ts';
import { err, ok } from '#domain/result.ts';
import { askModel, type ModelLimits } from './ask-model.ts';
import { MODEL_LIMITS, type SpendingLimit } from './model-marker.ts';
import { promptFile } from './prompt-file.ts';

const fill = promptFile('2026-11-15-second-reading');
const LONGEST_COPY = 40_000;

const secondReading = z.object({
  decision: z.enum(['upheld', 'withdrawn', 'revised']),
  reason: z.string().min(1).max(1500),
  quotes: z.array(z.string().max(600)).max(4),
});

/** A model reads one contested remark again. Its quotations are verified by whoever asked. */
export const modelSecondReader = (
  model: LanguageModel,
  spending: Pick<SpendingLimit, 'allows'>,
  limits: ModelLimits = MODEL_LIMITS,
): SecondReader => ({
  async reread({ transcript }, { remark, argument }) {
    if (!spending.allows()) return err({ code: 'budget-spent' });
    const fence = `=====COPIE-${crypto.randomUUID()}=====`;
    const answer = await askModel({
      model,
      schema: secondReading,
      ...fill(
        {
          fence,
          copy: transcript.text.slice(0, LONGEST_COPY),
          kind: remark.kind,
          quoted: remark.evidence[0]?.text ?? '',
          explanation: remark.explanation,
          argument: argument.slice(0, 2000),
        },
        ['copy', 'quoted', 'explanation', 'argument'],
      ),
      limits,
    });
    if (!answer.ok) return answer;
    const { decision, reason, quotes } = answer.value.value;
    if (reason === '') return err({ code: 'answer-unusable', detail: 'no reason of its own' });
    return ok({ decision, reason: { text: reason }, quotes });
  },
});
