import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type VisionBehaviour =
  | 'valid'
  | 'quota'
  | 'down'
  | 'hung-up'
  | 'denied'
  | 'second-picture-fails'
  | 'not-json';

export type VisionServer = {
  url: string;
  /** Pictures received by each annotate call. */
  calls: number[];
  tokens: number;
  close(): Promise<void>;
};

/**
 * Google's two doors on this machine: a token for a rightly signed assertion, annotations for a rightful token.
 * Each annotate call behaves as the script says.
 */
export async function visionServer(
  key: KeyObject,
  script: (call: number) => VisionBehaviour,
  lines: string[][],
): Promise<VisionServer> {
  const publicKey = createPublicKey(key);
  const seen = { calls: [] as number[], tokens: 0 };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url === '/token') {
      if (!isRightlySigned(new URLSearchParams(body).get('assertion') ?? '', publicKey))
        return answer(response, 400, { error: 'invalid_grant' });
      seen.tokens++;
      return answer(response, 200, {
        access_token: `token-${seen.tokens}`,
        expires_in: 3600,
        token_type: 'Bearer',
      });
    }
    if (request.headers.authorization !== `Bearer token-${seen.tokens}`)
      return answer(response, 401, { error: { status: 'UNAUTHENTICATED' } });
    const { requests } = JSON.parse(body) as {
      requests: { features: { type: string }[]; image: { content: string } }[];
    };
    const behaviour = script(seen.calls.length);
    seen.calls.push(requests.length);
    if (requests.some((r) => r.features[0]?.type !== 'DOCUMENT_TEXT_DETECTION' || !r.image.content))
      return answer(response, 400, { error: { status: 'INVALID_ARGUMENT' } });
    behave(behaviour, requests.length, lines, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get calls() {
      return seen.calls;
    },
    get tokens() {
      return seen.tokens;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function behave(
  behaviour: VisionBehaviour,
  pictures: number,
  lines: string[][],
  response: ServerResponse,
) {
  if (behaviour === 'quota')
    return answer(
      response,
      429,
      { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } },
      { 'retry-after': '0' },
    );
  if (behaviour === 'down')
    return answer(response, 503, { error: { code: 503, status: 'UNAVAILABLE' } });
  if (behaviour === 'denied')
    return answer(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED' } });
  if (behaviour === 'hung-up') return response.destroy();
  if (behaviour === 'not-json') {
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end('<html>maintenance</html>');
  }
  const failed = { error: { code: 14, message: 'The service is currently unavailable.' } };
  const responses = Array.from({ length: pictures }, (_, i) =>
    behaviour === 'second-picture-fails' && i === 1 ? failed : annotationOf(lines),
  );
  answer(response, 200, { responses });
}

/** The shape Google answers with: zero coordinates left out, the break after a word on its last symbol. */
function annotationOf(lines: string[][]) {
  const words = lines.flatMap((line, row) =>
    line.map((text, i) => ({
      confidence: 0.98,
      boundingBox: { vertices: boxOf(i * 100, row * 50) },
      symbols: [...text].map((char, k, all) => ({
        text: char,
        ...(k === all.length - 1 && {
          property: { detectedBreak: { type: i === line.length - 1 ? 'LINE_BREAK' : 'SPACE' } },
        }),
      })),
    })),
  );
  return {
    fullTextAnnotation: {
      text: lines.map((l) => l.join(' ')).join('\n'),
      pages: [{ width: 1000, height: 500, blocks: [{ paragraphs: [{ words }] }] }],
    },
  };
}

const boxOf = (x: number, y: number) =>
  [
    [x, y],
    [x + 90, y],
    [x + 90, y + 40],
    [x, y + 40],
  ].map(([px, py]) => ({ ...(px && { x: px }), ...(py && { y: py }) }));

function isRightlySigned(assertion: string, key: KeyObject): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const { iss, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  return (
    Boolean(iss) &&
    exp - iat === 3600 &&
    verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
