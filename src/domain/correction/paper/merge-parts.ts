import { roundToStep } from '../compute-grade.ts';
import type { Correction, SubScore } from '../correction.ts';
import { bandOf } from '../placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from '../rubric.ts';

type MarkedPart = { rubric: Rubric; points: number; correction: Correction };

/** One correction for the whole paper: each exercise counts for its points. */
export function mergeParts(parts: MarkedPart[], fingerprint: string): Correction {
  const [first] = parts;
  if (!first) throw new Error('a paper has at least one part');
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const mean = (of: (correction: Correction) => number) =>
    parts.reduce((sum, { correction, points }) => sum + of(correction) * points, 0) / total;
  const all = <T>(of: (correction: Correction) => T[]): T[] =>
    parts.flatMap((p) => of(p.correction));
  const grade = roundToStep(mean((c) => c.grade));

  return {
    ...first.correction,
    fingerprint,
    grade,
    rawGrade: mean((c) => c.rawGrade),
    interval: {
      low: Math.floor(mean((c) => c.interval.low) * 2) / 2,
      high: Math.ceil(mean((c) => c.interval.high) * 2) / 2,
    },
    band: bandOf(grade, first.rubric.scale).code,
    subScores: Object.fromEntries(
      CRITERIA.map((key) => [key, meanSubScore(key, parts, mean)]),
    ) as Record<CriterionKey, SubScore>,
    axes: {
      ...first.correction.axes,
      argumentation: Math.round(mean((c) => c.axes.argumentation ?? 0) * 10) / 10,
      style: Math.round(mean((c) => c.axes.style ?? 0) * 10) / 10,
      creativite: Math.round(mean((c) => c.axes.creativite ?? 0) * 10) / 10,
    },
    caps: all((c) => c.caps),
    malus: mean((c) => c.malus),
    comment: parts
      .map(({ rubric, correction }) => `${rubric.title}. ${correction.comment}`)
      .join('\n\n'),
    remarks: all((c) => c.remarks),
    tips: all((c) => c.tips).sort((a, b) => b.gain - a.gain),
    questions: all((c) => c.questions),
    extracts: all((c) => c.extracts),
    references: all((c) => c.references),
    setAside: all((c) => c.setAside),
    notes: all((c) => c.notes).filter(
      (note, i, notes) => notes.findIndex((n) => n.code === note.code) === i,
    ),
    markers: all((c) => c.markers),
    parts: parts.map(({ rubric, points, correction }) => ({
      code: rubric.code,
      title: rubric.title,
      points,
      earned: Math.round((correction.grade / 20) * points * 100) / 100,
    })),
  };
}

function meanSubScore(
  key: CriterionKey,
  parts: MarkedPart[],
  mean: (of: (correction: Correction) => number) => number,
): SubScore {
  const heaviest = [...parts].sort((a, b) => b.points - a.points)[0]!;
  return {
    ...heaviest.correction.subScores[key],
    placement: mean((c) => c.subScores[key].placement),
    score: Math.round(mean((c) => c.subScores[key].score) * 10) / 10,
    weight: Math.round(mean((c) => c.subScores[key].weight)),
    evidence: parts.flatMap(({ correction }) => correction.subScores[key].evidence),
  };
}
