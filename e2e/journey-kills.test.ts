import { expect, test } from 'vitest';
import { surviveJourneyKills } from '../bench/survive-journey-kills.ts';

test('[A1] killed under a pupil who sends a copy, the product gives one result for one credit, and the page finds it', async () => {
  expect(await surviveJourneyKills({ kills: 2, seed: 3 })).toMatchObject({
    ...{ recovered: 2, lost: 0, doubled: 0, wrongCredits: 0 },
  });
});
