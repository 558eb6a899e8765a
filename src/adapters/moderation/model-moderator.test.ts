import { createMistral } from '@ai-sdk/mistral';
import { afterEach, expect, test } from 'vitest';
import { type ScriptedProvider, scriptedProvider } from '#testing/scripted-provider.ts';
import { modelModerator } from './model-moderator.ts';

const open: ScriptedProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function moderatorSaying(answer: object) {
  const provider = await scriptedProvider(
    () => 'valid',
    () => answer,
  );
  open.push(provider);
  return modelModerator(createMistral({ apiKey: 'k', baseURL: provider.baseUrl })('scripted'));
}
const copy = 'La mort est un sujet de philosophie. Moi, je ne verrai pas demain.';

test('danger seen with the very words of the copy is heard', async () => {
  const quotes = ['je ne verrai pas demain'];
  const moderator = await moderatorSaying({ level: 'high', violence: false, quotes });
  expect((await moderator.assess(copy)).concern).toMatchObject({ level: 'high', violence: false });
});

test('danger seen in words the copy never said is not', async () => {
  const quotes = ['je vais sauter du pont ce soir'];
  const moderator = await moderatorSaying({ level: 'high', violence: true, quotes });
  expect((await moderator.assess(copy)).concern.level).toBe('none');
});
