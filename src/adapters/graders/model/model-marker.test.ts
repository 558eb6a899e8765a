import { afterEach, expect, test } from 'vitest';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { markerContract } from '#testing/marker-contract.ts';
import { markingAnswerFor } from '#testing/marking-answer-for.ts';
import {
  type Behaviour,
  type ScriptedProvider,
  scriptedProvider,
} from '#testing/scripted-provider.ts';
import { countSpending } from './count-spending.ts';
import { dailyBudget } from './daily-budget.ts';
import { languageModel, type ModelConfig } from './language-model.ts';
import { MODEL_LIMITS, modelMarker } from './model-marker.ts';

const providers: ModelConfig['provider'][] = ['mistral', 'anthropic', 'openai-compatible'];
const QUICK = { ...MODEL_LIMITS, timeoutMs: 400, deadlineMs: 3000, backoffMs: 1 };
const open: ScriptedProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function markerOver(
  script: (call: number) => Behaviour,
  provider: ModelConfig['provider'] = 'mistral',
  answer?: (prompt: string) => unknown,
) {
  const server = await scriptedProvider(({ index }) => script(index), answer);
  open.push(server);
  const config = { provider, model: 'scripted', price: { input: 2, output: 6 } };
  const model = languageModel({ ...config, apiKey: 'key', baseUrl: server.baseUrl });
  const budget = dailyBudget(10, () => '2026-11-15');
  return { server, marker: modelMarker(model, config, budget, QUICK) };
}

for (const provider of providers) {
  markerContract(provider, async () => (await markerOver(() => 'valid', provider)).marker);
}

test('[D11] the copy is fenced as data and the instructions come before it', async () => {
  const { server, marker } = await markerOver(() => 'valid');
  await marker.mark(aStudiedCopy());
  const prompt = server.calls[0]?.prompt ?? '';
  const [before, copy, after] = prompt.split(/=====COPIE-\w+=====/);
  expect(before).toContain('Critères, poids et bandes');
  expect(copy).toContain('La technique nous rend-elle plus libres');
  expect(after).toContain('JSON');
});

test.each(['rate-limited', 'down', 'hung-up', 'cut-stream', 'empty'] as const)(
  'a provider that is %s once is asked again',
  async (behaviour) => {
    const { server, marker } = await markerOver((call) => (call === 0 ? behaviour : 'valid'));
    expect((await marker.mark(aStudiedCopy())).ok).toBe(true);
    expect(server.calls.length).toBe(2);
  },
);

test.each(['wrong-schema', 'grade-25', 'not-a-number'] as const)(
  'an answer with %s is sent back once to be put right',
  async (behaviour) => {
    const { server, marker } = await markerOver((call) => (call === 0 ? behaviour : 'valid'));
    expect((await marker.mark(aStudiedCopy())).ok).toBe(true);
    expect(server.calls[1]?.prompt).toContain('ne respecte pas le schéma');
  },
);

test('[A7] an answer that is wrong twice is given up', async () => {
  const { server, marker } = await markerOver(() => 'wrong-schema');
  expect(await marker.mark(aStudiedCopy())).toMatchObject({ error: { code: 'answer-unusable' } });
  expect(server.calls.length).toBe(2);
});

test('a refused key is not tried again', async () => {
  const { server, marker } = await markerOver(() => 'refused-key');
  const outcome = await marker.mark(aStudiedCopy());
  expect(outcome).toEqual({ ok: false, error: { code: 'provider-refused', status: 401 } });
  expect(server.calls.length).toBe(1);
});

test('[A7] a provider that never answers is left', async () => {
  const { marker } = await markerOver(() => 'slow');
  expect(await marker.mark(aStudiedCopy())).toMatchObject({ error: { code: 'too-slow' } });
});

test('the comment is readable before the answer is whole', async () => {
  const { marker } = await markerOver(() => 'valid');
  const seen: string[] = [];
  await marker.mark(aStudiedCopy(), { onPartial: ({ comment }) => seen.push(comment) });
  expect(seen.at(-1)).toContain('Ta copie pose une vraie question');
});

test('tokens and cost are kept with the answer', async () => {
  const { marker } = await markerOver(() => 'valid');
  const outcome = await marker.mark(aStudiedCopy());
  expect(outcome.ok && outcome.value.usage).toMatchObject({
    tokens: { input: 1000, output: 500 },
    cost: 0.005,
  });
});

test('[D9] when the day’s money is spent no request leaves', async () => {
  const server = await scriptedProvider(() => 'valid');
  open.push(server);
  const config = {
    provider: 'mistral',
    model: 'scripted',
    price: { input: 1e6, output: 0 },
  } as const;
  const budget = dailyBudget(1, () => 'today');
  const plain = languageModel({ ...config, apiKey: 'key', baseUrl: server.baseUrl });
  const marker = modelMarker(countSpending(plain, config.price, budget), config, budget, QUICK);
  await marker.mark(aStudiedCopy());
  expect(await marker.mark(aStudiedCopy())).toEqual({ ok: false, error: { code: 'budget-spent' } });
  expect(server.calls.length).toBe(1);
});

test('a band and a position become a place on the scale', async () => {
  const { marker } = await markerOver(
    () => 'valid',
    'mistral',
    (prompt) => markingAnswerFor(prompt, { placement: 3.9 }),
  );
  const outcome = await marker.mark(aStudiedCopy());
  expect(outcome.ok && outcome.value.marking.placement).toBeCloseTo(3 + 5 / 6);
});

test('the paper, not the model, says which questions there are and what they are worth', async () => {
  const { marker } = await markerOver(
    () => 'valid',
    'mistral',
    (prompt) => {
      const answer = markingAnswerFor(prompt, { placement: 5 });
      const extra = { ...answer.questions[0]!, question: '9 Inventée', points: 50, maxPoints: 50 };
      return {
        ...answer,
        questions: [...answer.questions.map((q) => ({ ...q, points: 7 })), extra],
      };
    },
  );
  const rubric = { ...aStudiedCopy().rubric, method: 'questions' as const };
  const questions = [
    { label: '1.1', statement: 'Calculer.', maxPoints: 2 },
    { label: '1.2', statement: 'Justifier.', maxPoints: 3 },
  ];
  const outcome = await marker.mark(aStudiedCopy(undefined, { rubric, questions }));
  expect(
    outcome.ok && outcome.value.marking.questions.map((q) => [q.question, q.points, q.maxPoints]),
  ).toEqual([
    ['1.1 Calculer.', 2, 2],
    ['1.2 Justifier.', 3, 3],
  ]);
});
