import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayWriteAt } from './notice.ts';

const CLOCK = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });

test('nobody is written to from nine in the evening to eight in the morning, in summer as in winter', () => {
  const oneYear = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(oneYear, (time) => {
      const clock = CLOCK.format(time);
      expect(mayWriteAt(new Date(time))).toBe(clock >= '08:00:00' && clock < '21:00:00');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['2026-11-15T20:59:59+01:00', true],
  ['2026-11-15T21:00:00+01:00', false],
  ['2026-07-15T21:00:00+02:00', false],
  ['2026-07-15T08:00:00+02:00', true],
])('at %s it is %s', (moment, may) => expect(mayWriteAt(new Date(moment))).toBe(may));
