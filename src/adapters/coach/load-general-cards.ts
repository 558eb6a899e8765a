import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CardDraft } from '#domain/progress/revision-card.ts';

const file = new URL('../../../content/revision/general-cards.json', import.meta.url);
const schema = z.array(
  z.object({
    ...{ slug: z.string(), category: z.string(), kind: z.enum(['cloze', 'choice']) },
    ...{ before: z.string(), after: z.string(), wrong: z.string(), right: z.string() },
    ...{ explanation: z.string(), hint: z.string() },
  }),
);

/** The set everybody may start with, before any copy. */
export const loadGeneralCards = (): CardDraft[] =>
  schema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ slug, category, ...content }) => ({ slug, category, content }));
