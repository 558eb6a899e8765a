import type { Span } from '../transcript.ts';
import { paperMarks } from './paper-marks.ts';
import type { PaperQuestion } from './paper-question.ts';

export type FoundAnswer = Span & { label: string; question?: PaperQuestion };

/**
 * Finds where the copy answers each question, by the numbers the pupil wrote. Numbers only move
 * forward through the paper: « 20. » in the middle of a calculation is not question 20.
 */
export function splitAnswers(text: string, questions: PaperQuestion[]): FoundAnswer[] {
  const starts: { at: number; label: string }[] = [];
  let exercise = '';
  let number = '';
  let reached = -1;
  for (const mark of paperMarks(text)) {
    if (mark.exercise !== undefined) {
      exercise = `${mark.exercise}.`;
      number = '';
      starts.push({ at: mark.at, label: '' });
      continue;
    }
    const candidate = mark.number ?? number;
    const index = positionOf(questions, exercise, candidate, mark.letter, reached);
    if (index === undefined) continue;
    number = candidate;
    if (index === -1) starts.push({ at: mark.at, label: exercise + number + (mark.letter ?? '') });
    else {
      reached = index;
      starts.push({ at: mark.at, label: questions[index]!.label });
    }
  }
  return starts
    .map(({ at, label }, i) => ({ start: at, end: starts[i + 1]?.at ?? text.length, label }))
    .filter(({ label }) => label !== '')
    .map((answer) => {
      const question = questions.find(({ label }) => label === answer.label);
      return { ...answer, ...(question && { question }) };
    });
}

/** The place of a label among the questions still ahead; -1 when the paper is not known at all. */
function positionOf(
  questions: PaperQuestion[],
  exercise: string,
  number: string,
  letter: string | undefined,
  reached: number,
): number | undefined {
  if (number === '') return undefined;
  if (questions.length === 0) return -1;
  const wanted = number + (letter ?? '');
  const fits = ({ label }: PaperQuestion) => {
    const [part, own] = label.includes('.') ? label.split('.') : ['', label];
    const sameExercise = exercise === '' || part === '' || `${part}.` === exercise;
    return sameExercise && (own === wanted || (letter === undefined && own === `${number}a`));
  };
  const index = questions.findIndex((question, i) => i > reached && fits(question));
  return index === -1 ? undefined : index;
}
