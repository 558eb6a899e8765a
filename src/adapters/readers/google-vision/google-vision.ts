import { z } from 'zod';
import type { ReadPage } from '#engines/reading/reading.ts';
import type { FarReader } from '../far-reader.ts';
import { accessTokens } from './access-token.ts';
import type { GoogleCredentials } from './credentials.ts';
import { fullText, pageOfAnnotation } from './page-of-annotation.ts';
import { GoogleTrouble, PATIENCE, type Patience, send } from './send.ts';

export const VISION_METHOD = 'DOCUMENT_TEXT_DETECTION';
/** The European endpoint: pictures of pupils' work do not leave the Union. */
export const VISION_ENDPOINT = 'https://eu-vision.googleapis.com';

/** Google takes up to 16 pictures a request; fewer keep requests under its 10 MB. */
const PICTURES_A_REQUEST = 4;

const answer = z.object({
  responses: z.array(
    z.object({
      fullTextAnnotation: fullText.optional(),
      error: z.object({ code: z.number().default(13), message: z.string().default('') }).optional(),
    }),
  ),
});

type Options = { endpoint?: string; patience?: Patience };

/** Google Cloud Vision, asked for dense and handwritten text. */
export function googleVision(
  credentials: GoogleCredentials,
  { endpoint = VISION_ENDPOINT, patience = PATIENCE }: Options = {},
): FarReader {
  const token = accessTokens(credentials);
  const ask = async (pictures: Uint8Array[]) => {
    const requests = pictures.map((picture) => ({
      image: { content: Buffer.from(picture).toString('base64') },
      features: [{ type: VISION_METHOD }],
      imageContext: { languageHints: ['fr'] },
    }));
    const headers = {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      'x-goog-user-project': credentials.projectId,
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ requests }) };
    return answer.parse(await send(`${endpoint}/v1/images:annotate`, init, patience)).responses;
  };
  return {
    name: 'google-vision',
    async read(pictures, pages) {
      const read: (ReadPage | undefined)[] = [];
      for (let at = 0; at < pictures.length; at += PICTURES_A_REQUEST) {
        const responses = await ask(pictures.slice(at, at + PICTURES_A_REQUEST));
        read.push(
          ...pages.slice(at, at + PICTURES_A_REQUEST).map((page, i) => pageOf(responses[i], page)),
        );
      }
      if (read.every((page) => page === undefined))
        throw new GoogleTrouble(200, 'no picture could be read');
      return read;
    },
  };
}

/** A picture may fail alone inside an answer that succeeded. */
function pageOf(
  response: z.infer<typeof answer>['responses'][number] | undefined,
  ours: ReadPage,
): ReadPage | undefined {
  if (!response || response.error || !response.fullTextAnnotation) return undefined;
  return pageOfAnnotation(response.fullTextAnnotation, ours);
}
