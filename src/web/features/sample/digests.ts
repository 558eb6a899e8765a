import type { RemarkView } from '#contract/exam.ts';
import type { Level, Subject } from '#domain/exam/exam.ts';
import digests from './copies/digest.json' with { type: 'json' };

type Noticed = { words: string; explanation: string; correction?: string };

/** What is shown of an example before it is opened. `npm run examples` makes them. */
export type ExampleDigest = {
  subject: Subject;
  level: Level;
  examId: string;
  title: string;
  grade: number;
  maxGrade: number;
  low: number;
  high: number;
  remarks: number;
  tip?: string;
  fault?: Noticed;
  strength?: Noticed;
};

/** The top of a photographed page, with the remarks that lie wholly on it. */
export type PhotoExcerpt = {
  page: number;
  width: number;
  /** What is shown; the page itself goes on to `fullHeight`. */
  height: number;
  fullHeight: number;
  remarks: RemarkView[];
};
type MainExample = ExampleDigest & { photo: PhotoExcerpt };

export const EXAMPLES = digests as readonly ExampleDigest[];
export const mainExample = digests[0] as MainExample;

export const exampleOf = (subject: string | null): ExampleDigest =>
  EXAMPLES.find((example) => example.subject === subject) ?? mainExample;
