import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const parts = {
  text: 'La liberté.\n\nElle s’apprend.',
  subjectText: 'La liberté s’apprend-elle ?',
  level: 'terminale',
  examType: 'bac',
  confidence: 0.94,
  rubric: { code: 'PH-DIS', version: '2026-11-15' },
  markers: [{ kind: 'embedded', name: 'lauréat', version: '1' }],
} as const;
const of = (change: object) => fingerprintOf({ ...parts, markers: [...parts.markers], ...change });

test('spaces and a hair of reading certainty change nothing', async () => {
  expect(await of({ text: 'La  liberté. \n\n\nElle s’apprend.' })).toBe(await of({}));
  expect(await of({ confidence: 0.93 })).toBe(await of({}));
});

test('a word, a paragraph, a rubric or a marker more makes another copy', async () => {
  const others = await Promise.all([
    of({}),
    of({ text: 'La liberté.\n\nElle s’apprend tard.' }),
    of({ text: 'La liberté. Elle s’apprend.' }),
    of({ rubric: { code: 'PH-DIS', version: '2027-01-01' } }),
    of({ markers: [{ kind: 'embedded', name: 'lauréat', version: '2' }] }),
    of({ subjectText: 'Faut-il travailler ?' }),
  ]);
  expect(new Set(others).size).toBe(others.length);
});
