import { MAX_GRADE } from '#domain/correction/compute-grade.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { guessExercise } from '#domain/correction/guess-exercise.ts';
import type { Paper, Rubric } from '#domain/correction/rubric.ts';
import type { Level, Subject } from '#domain/exam/exam.ts';
import { correctCopy } from './correct-copy.ts';
import { correctPaper, paperParts } from './correct-paper.ts';
import type { CopyToMark, CorrectionPorts } from './ports.ts';

/** What a pupil sent in, before anyone has said by which rubric it is judged. */
export type Work = Omit<CopyToMark, 'rubric'> & { subject: Subject; exercise?: string };

export type Rubrics = {
  find(subject: Subject, level: Level, exercise?: string): Rubric | undefined;
  papers: (Paper & { subject: Subject })[];
};

/** Corrects a piece of work as what it is: the exercise its author named, or else the one it looks like. */
export async function correctWork(
  work: Work,
  rubrics: Rubrics,
  ports: CorrectionPorts,
): Promise<{ correction: Correction; rubric: Rubric }> {
  const { paper, rubric, rubricOf } = natureOf(work, rubrics);
  const correction = paper
    ? await correctPaper({ ...work, paper }, rubricOf, ports)
    : await correctCopy({ ...work, rubric }, ports);
  return { correction, rubric };
}

/** Each exercise of the work as it is judged, with the points it counts for out of their sum. */
export function exercisesIn(work: Work, rubrics: Rubrics): { copy: CopyToMark; points: number }[] {
  const { paper, rubric, rubricOf } = natureOf(work, rubrics);
  if (paper) return paperParts({ ...work, paper }, rubricOf);
  return [{ copy: { ...work, rubric }, points: MAX_GRADE }];
}

function natureOf({ subject, level, exercise, subjectText, transcript }: Work, rubrics: Rubrics) {
  const copy = transcript.text;
  const asked = subjectText === undefined ? {} : { asked: subjectText };
  const name = exercise ?? guessExercise(subject, level, { copy, ...asked });
  const paper = rubrics.papers.find(
    (one) => one.subject === subject && (one.slug === name || one.code === name),
  );
  const rubricOf = (wanted?: string): Rubric => {
    const rubric = rubrics.find(subject, level, wanted) ?? rubrics.find(subject, level);
    if (!rubric) throw new Error(`No rubric for ${subject}, ${level}`);
    return rubric;
  };
  return { paper, rubricOf, rubric: rubricOf(paper ? paper.parts.at(-1)?.exercise : name) };
}
