import type { Analyst, CopyToMark } from '#application/correction/ports.ts';
import { type CountedText, countedText } from '#domain/correction/counted/counted-text.ts';
import type { AnswerFact } from '#domain/correction/facts/copy-facts.ts';
import type { Overlap } from '#domain/correction/facts/read-relevance.ts';
import type { PaperQuestion } from '#domain/correction/paper/paper-question.ts';
import { parseQuestions } from '#domain/correction/paper/parse-questions.ts';
import { type CheckedEquality, readAnswer } from '#domain/correction/paper/read-answer.ts';
import { splitAnswers } from '#domain/correction/paper/split-answers.ts';
import { type Span, SURELY_READ } from '#domain/correction/transcript.ts';
import type { Analysis, AnalysisContext } from '#engines/french/analysis.ts';
import { readFacts } from './read-facts.ts';

/** The engines an analyst leans on. */
export type AnalystEngines = {
  analyse(text: string, context: AnalysisContext): Analysis | Promise<Analysis>;
  overlap: Overlap;
  checkEqualities(text: string): CheckedEquality[];
};

/** Cuts out what does not count, has the engines read the rest, and notes what they saw. */
export const embeddedAnalyst = (engines: AnalystEngines): Analyst => ({
  async study(copy) {
    const { transcript, rubric, subjectText } = copy;
    const language = rubric.subject === 'anglais' && rubric.family !== 'translation' ? 'en' : 'fr';
    const counted = countedText(transcript.text, {
      language,
      prose: rubric.family !== 'exact-sciences',
      ...(subjectText !== undefined && { subjectText }),
    });
    const confidences = wordConfidences(copy, counted);
    const analysis = await engines.analyse(counted.text, {
      language,
      ...(subjectText !== undefined && { subject: subjectText }),
      confidences,
    });
    const questions = questionsOf(copy);
    const unsure = confidences.filter(({ confidence }) => confidence < SURELY_READ);
    const answers = questions ? readAnswers(questions, counted, unsure, engines) : [];
    const facts = { ...readFacts(analysis, counted, subjectText, engines.overlap), answers };
    return { ...copy, ...(questions && { questions }), counted, facts };
  },
});

const wordConfidences = ({ transcript }: CopyToMark, counted: CountedText) =>
  transcript.lines
    .flatMap(({ words }) => words)
    .flatMap(({ confidence, ...word }) => {
      const span = counted.fromTranscript(word);
      return span ? [{ ...span, confidence }] : [];
    });

/** Questions given with our own papers, or else read in the statement. */
function questionsOf({ rubric, questions, subjectText }: CopyToMark): PaperQuestion[] | undefined {
  if (rubric.method !== 'questions') return undefined;
  if (questions && questions.length > 0) return questions;
  const parsed = parseQuestions(subjectText ?? '');
  return parsed.length > 0 ? parsed : undefined;
}

/** One fact for every question: what was left unanswered is a fact too. */
function readAnswers(
  questions: PaperQuestion[],
  counted: CountedText,
  unsure: Span[],
  { checkEqualities }: AnalystEngines,
): AnswerFact[] {
  const checked = checkEqualities(counted.text);
  const found = splitAnswers(counted.text, questions);
  return questions.map((question) => {
    const here = found.find(({ label }) => label === question.label);
    const answer = here ?? { start: 0, end: 0, label: question.label, question };
    const { falseEqualities, ...fact } = readAnswer(answer, counted.text, checked, unsure);
    const placed = falseEqualities.map((wrong) => ({ ...wrong, ...counted.inTranscript(wrong) }));
    return { ...fact, ...counted.inTranscript(fact), falseEqualities: placed };
  });
}
