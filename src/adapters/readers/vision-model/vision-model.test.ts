import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { afterEach, expect, test } from 'vitest';
import type { ReadPage } from '#engines/reading/reading.ts';
import { parseTranscription } from './parse-transcription.ts';
import { visionModel } from './vision-model.ts';

type Behaviour = { status?: number; text?: string; finish?: 'stop' | 'length' };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A server that speaks chat completions and Anthropic messages, and remembers what it was asked. */
async function provider(script: (call: number) => Behaviour) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { status = 200, text = '', finish = 'stop' } = script(asked.length);
      asked.push(body);
      response.writeHead(status, { 'content-type': 'application/json' });
      const anthropic = {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [{ type: 'text', text }],
        stop_reason: finish === 'stop' ? 'end_turn' : 'max_tokens',
        usage: { input_tokens: 1, output_tokens: 1 },
      };
      const chat = {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [
          { index: 0, message: { role: 'assistant', content: text }, finish_reason: finish },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      };
      const failure = { error: { type: 'overloaded_error', message: 'overloaded' } };
      response.end(
        JSON.stringify(
          status !== 200 ? failure : request.url?.endsWith('/messages') ? anthropic : chat,
        ),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  return { asked, baseURL: `http://127.0.0.1:${port}/v1` };
}

const word = (text: string, x: number) => ({
  text,
  confidence: 0.5,
  box: { x, y: 0, width: 10, height: 10 },
});
const page: ReadPage = {
  width: 100,
  height: 50,
  lines: [
    {
      text: 'Les enfant jouent',
      confidence: 0.5,
      kind: 'handwriting',
      startsParagraph: true,
      words: [word('Les', 0), word('enfant', 20), word('jouent', 40)],
    },
  ],
};
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const quick = { timeoutMs: 2000, attempts: 3, firstPauseMs: 1, maxOutputTokens: 500 };

const models = {
  mistral: (baseURL: string) => createMistral({ baseURL, apiKey: 'k' })('pixtral'),
  anthropic: (baseURL: string) => createAnthropic({ baseURL, apiKey: 'k' })('claude'),
  'openai-compatible': (baseURL: string) =>
    createOpenAICompatible({ name: 'local', baseURL })('qwen-vl'),
};

test.each(Object.entries(models))(
  '%s: the picture is sent with the rule of fidelity, the answer takes our places',
  async (name, modelAt) => {
    const { asked, baseURL } = await provider(() => ({ text: 'Les enfant joue' }));
    const [read] = await visionModel(modelAt(baseURL), name, quick).read([picture], [page]);
    expect(read!.lines[0]!.text).toBe('Les enfant joue');
    expect(read!.lines[0]!.words[2]!.box).toEqual({ x: 40, y: 0, width: 10, height: 10 });
    expect(asked[0]).toContain(Buffer.from(picture).toString('base64').replaceAll('=', ''));
    expect(asked[0]).toContain('Tu ne corriges rien');
  },
);

test('an overloaded provider is asked again, a refused key is not', async () => {
  const { asked, baseURL } = await provider((call) =>
    call < 2 ? { status: 529 } : { text: 'Les enfant jouent' },
  );
  expect(
    (await visionModel(models.anthropic(baseURL), 'a', quick).read([picture], [page]))[0],
  ).toBeDefined();
  expect(asked).toHaveLength(3);
  const refused = await provider(() => ({ status: 401 }));
  await expect(
    visionModel(models.mistral(refused.baseURL), 'm', quick).read([picture], [page]),
  ).rejects.toThrow();
  expect(refused.asked).toHaveLength(1);
});

test.each([
  ['cut at its length', { text: 'Les enfant', finish: 'length' as const }],
  ['empty', { text: '' }],
  ['a long comment', { text: 'Voici '.repeat(200) }],
])('an answer that is %s is not taken for the page', async (_, behaviour) => {
  const { baseURL } = await provider(() => behaviour);
  expect(await visionModel(models.mistral(baseURL), 'm', quick).read([picture], [page])).toEqual([
    undefined,
  ]);
});

test('crossings-out and unreadable words are told apart from the text', () => {
  expect(parseTranscription('```\nIl ~~est parti~~ était [illisible]\n\nlà.\n```')).toEqual([
    [
      { text: 'Il' },
      { text: 'est', struck: true },
      { text: 'parti', struck: true },
      { text: 'était' },
      { text: '[illisible]', illegible: true },
    ],
    [{ text: 'là.' }],
  ]);
});
