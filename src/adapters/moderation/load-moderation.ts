import { readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(2)).min(1);

const distressFile = z.strictObject({
  version: z.iso.date(),
  high: phrases,
  medium: phrases,
  low: phrases,
  violence: phrases,
  study: z.strictObject({ titles: phrases, hypothesis: phrases, reporting: phrases }),
});

const abuseFile = z.strictObject({
  version: z.iso.date(),
  threats: phrases,
  insults: phrases,
  hate: phrases,
});

const message = z.strictObject({
  title: z.string(),
  message: z.string(),
  actions: z.array(z.string()),
  lines: z.array(z.string()),
});

const messagesFile = z.strictObject({
  version: z.iso.date(),
  self_harm: message,
  dark_thoughts: message,
  unease: message,
  violence: message,
  abuse: message,
});

const helpLinesFile = z.strictObject({
  version: z.iso.date(),
  checkedOn: z.iso.date(),
  lines: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      number: z.string(),
      tel: z.string().regex(/^\d+$/),
      when: z.string(),
      about: z.string(),
      site: z.string(),
    }),
  ),
});

const folder = new URL('../../../content/moderation/', import.meta.url);

/** The lists, the messages and the help lines, checked: a message may only name a line that exists. */
export function loadModeration() {
  const read = <T extends z.ZodType>(name: string, schema: T): z.infer<T> =>
    schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  const { version, ...messages } = read('messages.json', messagesFile);
  const { lines } = read('help-lines.json', helpLinesFile);
  const known = new Set(lines.map(({ key }) => key));
  const unknown = Object.values(messages).flatMap((m) => m.lines.filter((key) => !known.has(key)));
  if (unknown.length > 0) throw new Error(`content/moderation names unknown lines: ${unknown}`);
  return {
    version,
    distress: read('distress.json', distressFile),
    abuse: read('abuse.json', abuseFile),
    messages,
    lines,
  };
}

export type ModerationContent = ReturnType<typeof loadModeration>;
