import type { PaperQuestion } from './paper-question.ts';

const POINTS = String.raw`\((\d+(?:[.,]\d+)?) ?(?:pts?|points?)?\)`;
/** After the question they must be named: « (2) » there may be the number of a formula. */
const POINTS_AFTER = /\s*\((\d+(?:[.,]\d+)?) ?(?:pts?|points?)\)\s*$/;
const HEADING =
  /(?:^|\n)[ \t*#]*(?:Exercice|Ex\.?|Partie \d+ [—–-] Exercice|Partie)\s+([A-D]|\d+)(?![\p{L}\d])/giu;
const NUMBER = /(?:^|\n)[ \t]*(\d{1,2})\s?[.)]\s+|(?<=[.?!:;)]\s+)(\d{1,2})\s?\.\s+(?=\(|\p{Lu})/gu;
/** « 3. a) », « binomiale. b. »; but « les variations de f. » ends a sentence. */
const LETTER = /(?:^|\n[ \t]*|(?<=[.?!:;)\d])\s+)([a-h])\s?[.)]\s+(?=\(|\p{Lu})/gu;
const ROW = /(?:^|\n)\|\s*(\d{1,2})\s*\|\s*([^|\n]+)\|/g;

type Marker = {
  at: number;
  after: number;
  level: 'exercise' | 'number' | 'letter' | 'row';
  name: string;
};

/** The questions of a printed statement, with their points when it gives them. */
export function parseQuestions(statement: string): PaperQuestion[] {
  const markers = [
    ...find(statement, HEADING, 'exercise'),
    ...find(statement, NUMBER, 'number'),
    ...find(statement, LETTER, 'letter'),
    ...find(statement, ROW, 'row'),
  ].sort((a, b) => a.at - b.at);
  let exercise = '';
  let number = '';
  const questions = markers.flatMap((marker, i): PaperQuestion[] => {
    const next = markers[i + 1];
    if (marker.level === 'exercise') {
      exercise = `${marker.name}.`;
      number = '';
      return [];
    }
    if (marker.level === 'letter' && number === '') return [];
    if (marker.level !== 'letter') number = marker.name;
    // « 5. On teste 20 personnes : a. … b. … » asks nothing by itself.
    if (marker.level === 'number' && next?.level === 'letter') return [];
    const label = exercise + number + (marker.level === 'letter' ? marker.name : '');
    const text = statement.slice(marker.after, next?.at ?? statement.length).trim();
    const asked = text.replace(new RegExp(`^${POINTS}\\s*`), '').split('\n')[0] ?? '';
    const points = (new RegExp(`^${POINTS}`).exec(text) ?? POINTS_AFTER.exec(asked))?.[1];
    return [
      {
        label,
        statement: asked.replace(POINTS_AFTER, ''),
        ...(points !== undefined && { maxPoints: Number(points.replace(',', '.')) }),
      },
    ];
  });
  return sharePoints(questions, statement);
}

const find = (text: string, sign: RegExp, level: Marker['level']): Marker[] =>
  [...text.matchAll(sign)].map((match) => ({
    at: match.index,
    after: match.index + match[0].length - (level === 'row' ? (match[2] ?? '').length + 1 : 0),
    level,
    name: (match[1] ?? (level === 'number' ? match[2] : undefined) ?? '').toLowerCase(),
  }));

/** Multiple-choice rows share what their part is worth; elsewhere nothing is invented. */
function sharePoints(questions: PaperQuestion[], statement: string): PaperQuestion[] {
  const each = /(\d+) (?:questions à|×) ?(\d+(?:[.,]\d+)?)/.exec(statement)?.[2];
  if (each === undefined || questions.every(({ maxPoints }) => maxPoints !== undefined))
    return questions;
  const points = Number(each.replace(',', '.'));
  return questions.map((question) => ({ maxPoints: points, ...question }));
}
