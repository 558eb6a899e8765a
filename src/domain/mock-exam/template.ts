import type { PaperQuestion } from '../correction/paper/paper-question.ts';
import type { Level, Subject } from '../exam/exam.ts';

export const DIFFICULTIES = ['easy', 'standard', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const INPUTS = ['prose', 'maths', 'choice'] as const;

/** A paper of ours, as teachers write it in content/mock-exams. */
export type MockExamTemplate = {
  id: string;
  title: string;
  subject: Subject;
  level: Level;
  difficulty: Difficulty;
  year: number;
  description: string;
  timeLimitMinutes: number;
  /** The rubric, or the paper of several exercises, by its slug. */
  exercise: string;
  calculator?: 'allowed' | 'forbidden';
  /** What is printed above the questions, part by part. */
  sections: { id: string; heading: string; text?: string }[];
  /** `text`: what the copy is about; `data`: what it may draw from. */
  documents: { title: string; text: string; kind: 'text' | 'data' }[];
  questions: MockQuestion[];
  /** What a corrector looks for; never shown before the copy is handed in. */
  key: string[];
};

export type MockQuestion = {
  /** Also its label in the copy: « 2a » of exercise 1 is `1.2a`. */
  id: string;
  title: string;
  description: string;
  points: number;
  section?: string;
  input: (typeof INPUTS)[number];
  choices?: string[];
  /** The expected answer; the letter, for a multiple choice. */
  expected?: string;
};

/** A template without its answers: all that a candidate may see. */
export type PublicTemplate = Omit<MockExamTemplate, 'key' | 'questions' | 'exercise'> & {
  questions: Omit<MockQuestion, 'expected'>[];
};

export function withoutKey({
  key: _,
  exercise: __,
  ...template
}: MockExamTemplate): PublicTemplate {
  return {
    ...template,
    questions: template.questions.map(({ expected: _, ...question }) => question),
  };
}

export const totalPoints = ({ questions }: Pick<PublicTemplate, 'questions'>): number =>
  Math.round(questions.reduce((sum, { points }) => sum + points, 0) * 100) / 100;

/** The questions as the correction takes them. */
export const paperQuestions = ({ questions }: MockExamTemplate): PaperQuestion[] =>
  questions.map(({ id, description, points, expected }) => ({
    label: id,
    statement: description,
    maxPoints: points,
    ...(expected !== undefined && { expected }),
  }));
