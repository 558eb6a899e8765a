import type { RubricLibrary } from '#adapters/graders/rubric-library.ts';
import type { ModerationContent } from '#adapters/moderation/load-moderation.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { correctPaper } from '#application/correction/correct-paper.ts';
import { moderateCopy } from '#application/correction/moderate-copy.ts';
import type { Verdicts } from '#application/correction/ports.ts';
import { resultRecord } from '#application/correction/result-record.ts';
import type { Grading } from '#application/ports.ts';
import { guessExercise } from '#domain/correction/guess-exercise.ts';
import type { Rubric } from '#domain/correction/rubric.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import type { ReadingWarning } from '#domain/exam/reading-warning.ts';

export type Request = {
  subject: Subject;
  level: Level;
  examType: ExamType;
  exercise?: string;
  asked?: string;
};

/** What is loaded once for every copy. */
export type Opened = {
  grading: Grading;
  rubrics: RubricLibrary;
  moderation: ModerationContent;
  verdicts: Verdicts;
};

type Read = { transcript: Transcript; warnings: ReadingWarning[]; pdfIsRaster: boolean };

/** One copy, moderated then corrected as the product does it; a stopped copy says why. */
export async function correctFile(
  { transcript, warnings, pdfIsRaster }: Read,
  request: Request,
  { grading, rubrics, moderation, verdicts }: Opened,
) {
  const { subject, level, examType, asked } = request;
  const moderated = await moderateCopy(transcript.text, { confirmedStudy: false }, grading);
  if (moderated.decision === 'stop') {
    const { title, message } = moderation.messages[moderated.help];
    return { stopped: moderated.reason, title, message };
  }
  const name =
    request.exercise ??
    guessExercise(subject, level, { copy: transcript.text, ...(asked !== undefined && { asked }) });
  const copy = { transcript, level, examType, ...(asked !== undefined && { subjectText: asked }) };
  const paper = rubrics.papers.find(
    (p) => p.subject === subject && (p.slug === name || p.code === name),
  );
  const rubricOf = (exercise?: string): Rubric => {
    const rubric = rubrics.find(subject, level, exercise) ?? rubrics.find(subject, level);
    if (!rubric) throw new Error(`aucune grille pour ${subject} ${level}`);
    return rubric;
  };
  const all = { ...grading, verdicts };
  const rubric = rubricOf(paper ? paper.parts.at(-1)?.exercise : name);
  const correction = paper
    ? await correctPaper({ ...copy, paper }, rubricOf, all)
    : await correctCopy({ ...copy, rubric }, all);
  const help = moderated.help && moderation.messages[moderated.help];
  return {
    correction,
    rubric,
    record: resultRecord(correction, rubric, transcript, { warnings, pdfIsRaster }),
    ...(help && { help: { title: help.title, message: help.message } }),
  };
}
