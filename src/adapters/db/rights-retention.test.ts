import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT } from './rights-retention.ts';

/** In the words of the page. What goes within a day is not worth a line there. */
const SAID: Record<string, string> = {
  '12 months': '12 mois au plus',
  '25 months': '25 mois',
  '5 years': '5 ans',
  '10 years': '10 ans',
};

test('every time for which something is kept is written on the privacy page', () => {
  const page = readFileSync('content/public/privacy.md', 'utf8');
  const times = new Set(KEPT.map(({ time }) => time).filter((time) => time !== '1 day'));
  for (const time of times) expect(page).toContain(`| ${SAID[time]}`);
});
