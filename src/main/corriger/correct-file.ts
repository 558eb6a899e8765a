import type { RubricLibrary } from '#adapters/graders/rubric-library.ts';
import type { ModerationContent } from '#adapters/moderation/load-moderation.ts';
import { correctWork } from '#application/correction/correct-work.ts';
import { moderateCopy } from '#application/correction/moderate-copy.ts';
import type { Verdicts } from '#application/correction/ports.ts';
import { resultRecord } from '#application/correction/result-record.ts';
import type { Grading } from '#application/ports.ts';
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
  const { correction, rubric } = await correctWork(
    {
      ...{ transcript, subject, level, examType },
      ...(request.exercise !== undefined && { exercise: request.exercise }),
      ...(asked !== undefined && { subjectText: asked }),
    },
    rubrics,
    { ...grading, verdicts },
  );
  const help = moderated.help && moderation.messages[moderated.help];
  return {
    correction,
    rubric,
    record: resultRecord(correction, rubric, transcript, { warnings, pdfIsRaster }),
    ...(help && { help: { title: help.title, message: help.message } }),
  };
}
