import { computeGrade, type Placements } from '#domain/correction/compute-grade.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { harmonise } from '#domain/correction/harmonise.ts';
import type { Marking } from '#domain/correction/marking.ts';
import { CRITERIA, type Rubric } from '#domain/correction/rubric.ts';
import { type Essay, seeded } from './grading-essays.ts';

/** Every quotation a pupil would see, compared with the copy character by character. */
export function countQuotations(corrections: Correction[], essays: Essay[]) {
  let shown = 0;
  let found = 0;
  for (const [i, correction] of corrections.entries()) {
    const evidence = [
      ...correction.remarks.flatMap((remark) => remark.evidence),
      ...correction.tips.flatMap((tip) => tip.evidence),
      ...correction.caps.flatMap((cap) => cap.evidence),
      ...correction.extracts,
      ...correction.references.flatMap((reference) => reference.evidence),
      ...CRITERIA.flatMap((key) => correction.subScores[key].evidence),
    ];
    for (const { text, start, end } of evidence) {
      shown++;
      if (essays[i]?.text.slice(start, end) === text && text !== '') found++;
    }
  }
  return { shown, found };
}

/** Markings full of nonsense, through the same harmonisation and computation as real ones. */
export function drawRandomMarkings(count: number, rubric: Rubric) {
  const random = seeded(11);
  const strange = [Number.NaN, Number.POSITIVE_INFINITY, -7, 25, 1e9];
  const number = () =>
    random() < 0.2 ? strange[Math.floor(random() * strange.length)]! : random() * 8 - 1;
  const report = { drawn: count, outside: 0, different: 0 };
  for (let i = 0; i < count; i++) {
    const markings = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      randomMarking(number, random),
    );
    const caps = random() < 0.5 ? [{ ceiling: Math.floor(random() * 20) }] : [];
    const inputs = { ...harmonise(markings, rubric), caps, malus: number() };
    const grade = computeGrade(inputs, rubric);
    if (!(grade >= 0 && grade <= 20)) report.outside++;
    if (grade !== computeGrade(structuredClone(inputs), rubric)) report.different++;
  }
  return report;
}

function randomMarking(number: () => number, random: () => number): Marking {
  const placements = Object.fromEntries(CRITERIA.map((key) => [key, number()])) as Placements;
  const criteria = CRITERIA.map((key) => [
    key,
    { placement: placements[key], reason: '', quotes: [] },
  ]);
  return {
    marker: { kind: random() < 0.5 ? 'model' : 'embedded', name: 'random', version: '1' },
    criteria: Object.fromEntries(criteria) as Marking['criteria'],
    placement: number(),
    questions: [],
    claims: [],
    remarks: [],
    comment: '',
    notJudged: [],
  };
}
