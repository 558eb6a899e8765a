import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markingAnswerFor } from './marking-answer-for.ts';

/** What a provider can do to us, one word each. */
export const BEHAVIOURS = [
  'valid',
  'slow',
  'rate-limited',
  'down',
  'cut-stream',
  'hung-up',
  'wrong-schema',
  'grade-25',
  'not-a-number',
  'html',
  'empty',
  'refused-key',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

type Wire = 'chat-completions' | 'messages';

export type ScriptedCall = {
  wire: Wire;
  prompt: string;
  index: number;
  /** All that was sent, and the key it came with. */
  body: string;
  key: string;
};

type Script = (call: ScriptedCall) => Behaviour;

export type ScriptedProvider = {
  baseUrl: string;
  calls: ScriptedCall[];
  close(): Promise<void>;
};

/**
 * A provider on this machine that speaks the real wire formats (Mistral and OpenAI-compatible chat
 * completions, Anthropic messages) and does whatever the script says, call after call.
 */
export async function scriptedProvider(
  script: Script,
  answer: (prompt: string, call: ScriptedCall) => unknown = (prompt) => markingAnswerFor(prompt),
): Promise<ScriptedProvider> {
  const calls: ScriptedCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const wire: Wire = request.url?.endsWith('/messages') ? 'messages' : 'chat-completions';
      const { authorization, 'x-api-key': named } = request.headers;
      const key = String(named ?? authorization?.replace('Bearer ', ''));
      const call = { wire, prompt: promptIn(body), index: calls.length, body, key };
      calls.push(call);
      const streamed = (JSON.parse(body) as { stream?: boolean }).stream === true;
      const words = () => JSON.stringify(answer(call.prompt, call));
      behave(script(call), { wire, streamed }, words, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function promptIn(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const { content } = messages.findLast(({ role }) => role === 'user') ?? { content: '' };
  if (typeof content === 'string') return content;
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

type Asked = { wire: Wire; streamed: boolean };

function behave(
  behaviour: Behaviour,
  { wire, streamed }: Asked,
  answer: () => string,
  response: ServerResponse,
) {
  const refuse = (status: number, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: 'scripted', type: 'scripted', code: status } }),
    );
  };
  const stream = (text: string) =>
    streamed ? streamAnswer(text, wire, response) : answerWhole(text, wire, response);
  const act: Record<Behaviour, () => void> = {
    valid: () => stream(answer()),
    slow: () => setTimeout(() => stream(answer()), 60_000).unref(),
    'rate-limited': () => refuse(429, { 'retry-after': '0' }),
    down: () => refuse(500),
    'cut-stream': () => streamAnswer(answer().slice(0, 200), wire, response, { cut: true }),
    'hung-up': () => response.destroy(),
    'wrong-schema': () => stream('{"opinion": "très bien", "criteria": []}'),
    'grade-25': () => stream('{"grade": 25, "max_grade": 20, "feedback": "25/20"}'),
    'not-a-number': () =>
      stream(
        answer()
          .replace(/"points":\d+/, '"points":NaN')
          .replace('"A2"', 'NaN'),
      ),
    html: () => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Bad gateway</body></html>');
    },
    empty: () => stream(''),
    'refused-key': () => refuse(401),
  };
  act[behaviour]();
}

function answerWhole(text: string, wire: Wire, response: ServerResponse) {
  const completion = {
    id: 'scripted',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
  };
  const message = {
    id: 'scripted',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1000, output_tokens: 500 },
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(wire === 'messages' ? message : completion));
}

function streamAnswer(text: string, wire: Wire, response: ServerResponse, { cut = false } = {}) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (data: object, event?: string) =>
    response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
  const pieces = text.match(/[\s\S]{1,400}/g) ?? [];
  if (wire === 'messages') streamMessages(pieces, send, cut);
  else streamCompletions(pieces, send, cut);
  if (cut) return response.destroy();
  if (wire === 'chat-completions') response.write('data: [DONE]\n\n');
  return response.end();
}

type Send = (data: object, event?: string) => void;

function streamCompletions(pieces: string[], send: Send, cut: boolean) {
  const chunk = (delta: object, finish: string | null) => ({
    id: 'scripted',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  for (const content of pieces) send(chunk({ role: 'assistant', content }, null));
  if (cut) return;
  const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };
  send({ ...chunk({ content: '' }, 'stop'), usage });
}

function streamMessages(pieces: string[], send: Send, cut: boolean) {
  const message = { id: 'scripted', type: 'message', role: 'assistant', model: 'scripted' };
  const start = {
    ...message,
    content: [],
    stop_reason: null,
    usage: { input_tokens: 1000, output_tokens: 1 },
  };
  send({ type: 'message_start', message: start }, 'message_start');
  const block = {
    type: 'content_block_start',
    index: 0,
    content_block: { type: 'text', text: '' },
  };
  send(block, 'content_block_start');
  for (const text of pieces) {
    const delta = { type: 'text_delta', text };
    send({ type: 'content_block_delta', index: 0, delta }, 'content_block_delta');
  }
  if (cut) return;
  send({ type: 'content_block_stop', index: 0 }, 'content_block_stop');
  const end = {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn' },
    usage: { output_tokens: 500 },
  };
  send(end, 'message_delta');
  send({ type: 'message_stop' }, 'message_stop');
}
