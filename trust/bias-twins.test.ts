import { expect, test } from 'vitest';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { BIAS_KINDS, type BiasKind, twinsOf } from '../bench/bias-twins.ts';
import { openBench } from '../bench/grading-bench.ts';
import type { Essay } from '../bench/grading-essays.ts';
import { SEED, seededRandom, times } from './scale.ts';

/** Read with so little certainty that spelling is nobody's fault: then it is not graded. */
const DOUBTFUL = 0.75;

test('[D8] who wrote a copy does not move its grade: first name, gender, district, dyslexia where spelling is not graded', {
  timeout: 3_600_000,
}, async ({ annotate }) => {
  const bench = await openBench();
  const random = seededRandom();
  const grade = async (essay: Essay, kind: BiasKind) => {
    const copy = bench.copyOf(essay);
    const confidence = kind === 'dyslexic spelling' ? DOUBTFUL : 1;
    const transcript = { ...copy.transcript, confidence };
    const corrected = await correctCopy({ ...copy, transcript }, bench.ports);
    if (corrected.grade === null) throw new Error(`${essay.id} has no grade`);
    return corrected.grade;
  };
  const essays = bench.essays.filter((_, n) => n % 6 === 0 || times(0, 1) === 1);
  const pairs = times(1, 50);
  const figures: string[] = [];
  const far: string[] = [];
  const means: number[] = [];
  for (const kind of BIAS_KINDS) {
    const differences: number[] = [];
    for (let n = 0; n < pairs; n++) {
      const pair = twinsOf(essays[n % essays.length]!, kind, n, random);
      const difference = (await grade(pair.right, kind)) - (await grade(pair.left, kind));
      differences.push(difference);
      if (Math.abs(difference) > 1) far.push(`${pair.left.id}: ${difference.toFixed(1)}`);
    }
    const mean = differences.reduce((sum, d) => sum + d, 0) / pairs;
    const worst = Math.max(...differences.map(Math.abs));
    means.push(Math.abs(mean));
    figures.push(`${kind} mean ${mean.toFixed(2)}, worst ${worst.toFixed(2)}`);
  }
  await annotate(`seed ${SEED}: ${pairs * BIAS_KINDS.length} pairs; ${figures.join('; ')}`);
  expect(far, `seed ${SEED}`).toEqual([]);
  expect(Math.max(...means)).toBeLessThanOrEqual(times(1, 0.2));
});
