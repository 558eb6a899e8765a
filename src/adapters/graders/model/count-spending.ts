import { type LanguageModel, wrapLanguageModel } from 'ai';
import type { ModelConfig } from './language-model.ts';
import type { SpendingLimit } from './model-marker.ts';

/** The same model, whose every answer is paid for: also one that is sent back, thrown away, or asked for beside the marks. */
export function countSpending(
  model: Exclude<LanguageModel, string>,
  price: ModelConfig['price'],
  spending: SpendingLimit,
): Exclude<LanguageModel, string> {
  const count = ({ inputTokens, outputTokens }: Usage) => {
    const tokens = { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 };
    spending.spend(euros(tokens, price));
  };
  return wrapLanguageModel({
    model,
    middleware: {
      async wrapGenerate({ doGenerate }) {
        const answer = await doGenerate();
        count(answer.usage);
        return answer;
      },
      async wrapStream({ doStream }) {
        const answer = await doStream();
        const counting = new TransformStream<StreamPart, StreamPart>({
          transform(part, onward) {
            if (part.type === 'finish') count(part.usage);
            onward.enqueue(part);
          },
        });
        return { ...answer, stream: answer.stream.pipeThrough(counting) };
      },
    },
  });
}

export const euros = (
  tokens: { input: number; output: number },
  price: ModelConfig['price'] = { input: 0, output: 0 },
) => (tokens.input * price.input + tokens.output * price.output) / 1_000_000;

type Middleware = Extract<
  Parameters<typeof wrapLanguageModel>[0]['middleware'],
  { wrapStream?: unknown }
>;
type Stream = Awaited<
  ReturnType<Parameters<NonNullable<Middleware['wrapStream']>>[0]['doStream']>
>['stream'];
type StreamPart = Stream extends ReadableStream<infer Part> ? Part : never;
type Usage = Extract<StreamPart, { type: 'finish' }>['usage'];
