import { GRADE_STEP, MAX_GRADE, roundToStep } from '#domain/correction/compute-grade.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { bandOf } from '#domain/correction/placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from '#domain/correction/rubric.ts';
import type { ResultRecord } from './result-record.ts';

/** What a granted contest changes, each in points out of 20 of the whole copy. */
export type Regrading = {
  grade: number;
  malus: number;
  subScores: Record<CriterionKey, number>;
};

/** The difference between two markings of the same exercise, for what that exercise counts in the copy. */
export function regradingOf(before: Correction, after: Correction, share: number): Regrading {
  const gained = (key: CriterionKey) => after.subScores[key].score - before.subScores[key].score;
  return {
    grade: Math.max(0, after.grade - before.grade) * share,
    malus: (after.malus - before.malus) * share,
    subScores: Object.fromEntries(
      CRITERIA.map((key) => [key, Math.max(0, gained(key)) * share]),
    ) as Regrading['subScores'],
  };
}

/** The result with what was granted counted in. A contest never costs a point. */
export function regraded(record: ResultRecord, change: Regrading, rubric: Rubric): ResultRecord {
  const grade = roundToStep(Math.min(MAX_GRADE, record.grade + change.grade));
  const moved = grade - record.grade;
  const { output_json: output } = record;
  const { code, label, meaning, objective } = bandOf(grade, rubric.scale);
  const scored = CRITERIA.map((key) => {
    const old = output.weighted_subscores[key];
    const score = Math.min(MAX_GRADE, tenth(old.score + change.subScores[key]));
    return [key, { ...old, score, weighted: Math.round(score * old.weight) / 100 }] as const;
  });
  const raw = Math.min(MAX_GRADE, output.raw_grade + change.grade + change.malus);
  return {
    ...record,
    grade,
    corrections: record.corrections.map((correction) => {
      const own = scored.find(([, { label: name }]) => name === correction.question);
      return own && moved >= GRADE_STEP
        ? { ...correction, points: Math.min(correction.maxPoints, own[1].weighted) }
        : correction;
    }),
    output_json: {
      ...output,
      anchor_band: { code, label, meaning, objective },
      interval: {
        low: Math.min(MAX_GRADE, tenth(output.interval.low + moved)),
        high: Math.min(MAX_GRADE, tenth(output.interval.high + moved)),
      },
      weighted_subscores: Object.fromEntries(scored) as typeof output.weighted_subscores,
      subScores: Object.fromEntries(
        scored.map(([key, { score }]) => [key, score]),
      ) as typeof output.subScores,
      raw_grade: Math.max(output.raw_grade, Math.round(raw * 100) / 100),
      language_malus: Math.max(0, Math.round((output.language_malus + change.malus) * 100) / 100),
    },
  };
}

const tenth = (points: number) => Math.round(points * 10) / 10;
