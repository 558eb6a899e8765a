import { afterEach, expect, test } from 'vitest';
import { languageModel } from '#adapters/graders/model/language-model.ts';
import { isFaithful, type VictoryPlan } from '#domain/progress/victory-plan.ts';
import {
  type Behaviour,
  type ScriptedProvider,
  scriptedProvider,
} from '#testing/scripted-provider.ts';
import { modelCoach } from './model-coach.ts';

const PLAN: VictoryPlan = {
  tips: ['Ta priorité : la confusion a / à. Sur tes dernières copies : 6 → 2 → 0.'],
  weeklyGoal: 'Travaille 5 jours cette semaine, avec une copie complète.',
  analysisDate: '2026-11-15T10:00:00.000Z',
  confidence: 0.9,
};
const prompt = ({ plan = '' }: Record<string, string>) => ({
  system: 'Redis ce plan.',
  request: plan,
});

let provider: ScriptedProvider;
afterEach(() => provider.close());

async function reword(behaviour: Behaviour, answer: unknown) {
  provider = await scriptedProvider(
    () => behaviour,
    () => answer,
  );
  const config = { provider: 'openai-compatible', model: 'm', baseUrl: provider.baseUrl } as const;
  return modelCoach(languageModel(config), prompt)(PLAN);
}

test('a model words the plan again, and figures of the plan are believed', async () => {
  const answer = {
    tips: ['Bravo : de 6 à 2, puis 0, la confusion a / à disparaît. Garde le réflexe.'],
    weeklyGoal: 'Cette semaine, vise 5 jours de travail et une belle copie.',
  };
  const worded = await reword('valid', answer);
  expect(worded).toEqual({ ...PLAN, ...answer });
  expect(isFaithful(worded!, PLAN)).toBe(true);
});

test('a figure the plan does not hold is seen, whatever surrounds it', async () => {
  const worded = await reword('valid', {
    tips: ['Tu auras sûrement 16,5 au bac si tu continues ainsi !'],
    weeklyGoal: 'Cette semaine, vise 5 jours de travail.',
  });
  expect(isFaithful(worded!, PLAN)).toBe(false);
});

test.each(['wrong-schema', 'refused-key', 'empty'] as const)(
  'a provider that answers %s leaves our own words in place',
  async (behaviour) => {
    expect(await reword(behaviour, {})).toBeUndefined();
  },
);
