import { isPro, type Plan } from '#domain/account/plan.ts';
import { type ErrorTrend, errorTrends } from '#domain/progress/error-trends.ts';
import type { Ports } from '../ports.ts';

const EXAMPLES = 3;

export type ErrorWithExamples = ErrorTrend & {
  examples: { before: string; wrong: string; right: string; after: string }[];
};

/** What comes back from copy to copy, with sentences of the pupil's. For Pro only. */
export async function readErrors(
  userId: string,
  plan: Plan,
  { progress }: Pick<Ports, 'progress'>,
): Promise<ErrorWithExamples[]> {
  if (!isPro(plan)) return [];
  const errors = errorTrends(await progress.copies.list(userId));
  const cards = await progress.cards.examples(
    userId,
    errors.map(({ category }) => category),
  );
  return errors.map((error) => ({
    ...error,
    examples: cards
      .filter(({ category }) => category === error.category)
      .flatMap(({ content }) => ('passage' in content ? [] : [content]))
      .slice(0, EXAMPLES)
      .map(({ before, wrong, right, after }) => ({ before, wrong, right, after })),
  }));
}
