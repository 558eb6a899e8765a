import { expect, test } from 'vitest';
import { surviveKills } from '../bench/survive-kills.ts';

test('[A1] killed under its pupils, the product loses nothing it acknowledged and does nothing twice', async () => {
  const report = await surviveKills({ kills: 4, seed: 7 });
  expect(report).toMatchObject({ lost: 0, doubled: 0, failedRestarts: 0 });
  expect(report.signUpsAcknowledged + report.examsAcknowledged).toBeGreaterThan(0);
});
