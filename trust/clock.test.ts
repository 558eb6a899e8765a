import { expect, test } from 'vitest';
import { parisDay } from '#domain/exam/paris-day.ts';
import { SEED, seededRandom, times } from './scale.ts';

const HOUR = 3_600_000;

/** The last Sunday of a month, one in the morning in universal time: when Europe changes its clocks. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

/** The day in Paris by the law's own rule, without any table of time zones. */
function dayByLaw(at: Date): string {
  const year = at.getUTCFullYear();
  const isSummer = at.getTime() >= changeOf(year, 2) && at.getTime() < changeOf(year, 9);
  return new Date(at.getTime() + (isSummer ? 2 : 1) * HOUR).toISOString().slice(0, 10);
}

/** Moments where days are got wrong: change of clocks, midnights, the end of February, new year. */
function awkwardMoment(random: () => number): number {
  const year = 2024 + Math.floor(random() * 8);
  const day = Date.UTC(year, Math.floor(random() * 12), 1 + Math.floor(random() * 28));
  const anchors = [
    ...[changeOf(year, 2), changeOf(year, 9), Date.UTC(year, 1, 29), Date.UTC(year, 11, 31, 23)],
    ...[day - HOUR, day - 2 * HOUR, day],
  ];
  return anchors[Math.floor(random() * anchors.length)]! + Math.round((random() - 0.5) * 4) * 1_000;
}

test('[A12] over a thousand lives across midnights and changes of clocks, a free pupil has one copy a day in Paris', ({
  annotate,
}) => {
  const random = seededRandom();
  const lives = times(1_000, 1_000);
  let moments = 0;
  for (let life = 0; life < lives; life++) {
    const used = new Set<string>();
    let at = awkwardMoment(random);
    for (let step = 0; step < 30; step++, moments++) {
      const now = new Date(at);
      expect(parisDay(now), now.toISOString()).toBe(dayByLaw(now));
      const isAccepted = !used.has(parisDay(now));
      used.add(parisDay(now));
      const next = new Date(at + 1_000);
      if (isAccepted && parisDay(next) === parisDay(now))
        expect(used.has(parisDay(next))).toBe(true);
      at = random() < 0.3 ? awkwardMoment(random) : at + Math.floor(random() * 36 * HOUR);
    }
  }
  return annotate(`seed ${SEED}: ${lives} lives, ${moments} moments, 0 wrong day`).then(() => {});
});
