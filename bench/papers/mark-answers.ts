import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { correctPaper } from '#application/correction/correct-paper.ts';
import type { Grading } from '#application/ports.ts';
import { buildTranscript } from '#domain/correction/transcript.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { composeCopy, composeStatement } from '#domain/mock-exam/compose-copy.ts';
import { type MockExamTemplate, paperQuestions } from '#domain/mock-exam/template.ts';

const rubrics = loadRubrics();
const forgetful = { find: async () => undefined, save: async () => {} };

/** Typed answers, corrected as the product corrects them, without a database. */
export async function markAnswers(template: MockExamTemplate, answers: Answers, grading: Grading) {
  const { subject, level, exercise } = template;
  const text = composeCopy(template, answers);
  const transcript = buildTranscript({ text, source: 'docx', confidence: 1, pages: [] });
  const copy = {
    transcript,
    level,
    examType: 'mock' as const,
    subjectText: composeStatement(template),
    questions: paperQuestions(template),
  };
  const ports = { ...grading, verdicts: forgetful };
  const rubricOf = (name?: string) => {
    const rubric = rubrics.find(subject, level, name) ?? rubrics.find(subject, level);
    if (!rubric) throw new Error(`no rubric for ${template.id}`);
    return rubric;
  };
  const paper = rubrics.papers.find((p) => p.subject === subject && p.slug === exercise);
  const whole = paper && (await correctPaper({ ...copy, paper }, rubricOf, ports));
  return (
    whole ??
    correctCopy({ ...copy, rubric: rubricOf(paper?.parts.at(-1)?.exercise ?? exercise) }, ports)
  );
}
