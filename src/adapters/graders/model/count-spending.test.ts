import { afterEach, expect, test } from 'vitest';
import { modelCoach } from '#adapters/coach/model-coach.ts';
import { modelModerator } from '#adapters/moderation/model-moderator.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import {
  type Behaviour,
  type ScriptedProvider,
  scriptedProvider,
} from '#testing/scripted-provider.ts';
import { countSpending } from './count-spending.ts';
import { languageModel } from './language-model.ts';
import { MODEL_LIMITS, modelMarker } from './model-marker.ts';
import { modelSecondReader } from './model-second-reader.ts';

const QUICK = { ...MODEL_LIMITS, timeoutMs: 2000, deadlineMs: 4000, backoffMs: 1 };
const open: ScriptedProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

/** A provider that bills 1,000 tokens in and 500 out for each answer, at a euro for a thousand of either. */
async function paid(behaviour: (call: number) => Behaviour, answer?: () => unknown) {
  const server = await scriptedProvider(({ index }) => behaviour(index), answer);
  open.push(server);
  const config = {
    provider: 'mistral',
    model: 'scripted',
    price: { input: 1000, output: 1000 },
  } as const;
  const bill = { spent: 0 };
  const spending = {
    allows: () => bill.spent < 2,
    spend: (euros: number) => {
      bill.spent += euros;
    },
  };
  const plain = languageModel({ ...config, apiKey: 'key', baseUrl: server.baseUrl });
  return {
    server,
    config,
    bill,
    spending,
    model: countSpending(plain, config.price, spending),
  };
}

test('an answer sent back to be put right is paid for like the one that is kept', async () => {
  const { model, config, spending, bill } = await paid((call) =>
    call === 0 ? 'wrong-schema' : 'valid',
  );
  expect((await modelMarker(model, config, spending, QUICK).mark(aStudiedCopy())).ok).toBe(true);
  expect(bill.spent).toBeCloseTo(3);
});

test('what is asked beside the marks is paid for too: moderation goes on without money, a second reading and the coach do not', async () => {
  const { model, spending, bill, server } = await paid(
    () => 'valid',
    () => ({ level: 'none', violence: false, quotes: [] }),
  );
  await modelModerator(model).assess('Une copie tranquille.');
  await modelModerator(model).assess('Une autre copie tranquille.');
  expect(bill.spent).toBeCloseTo(3);
  const asked = server.calls.length;
  const plan = { tips: ['Relis tes copies.'], weeklyGoal: 'Une copie cette semaine.' };
  const prompt = () => ({ system: '', request: '' });
  expect(await modelCoach(model, prompt, spending.allows)(plan as never)).toBeUndefined();
  const contested = [{ transcript: { text: 'x' } }, { remark: { evidence: [] }, argument: '' }];
  const reading = modelSecondReader(model, spending, QUICK).reread(
    ...(contested as unknown as Parameters<ReturnType<typeof modelSecondReader>['reread']>),
  );
  expect(await reading).toEqual({ ok: false, error: { code: 'budget-spent' } });
  expect(server.calls.length).toBe(asked);
  await modelModerator(model).assess('Encore une.');
  expect(server.calls.length).toBe(asked + 1);
});
