import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { correctWork, type Work } from '#application/correction/correct-work.ts';
import type { CorrectionPorts } from '#application/correction/ports.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { composeCopy, composeStatement } from '#domain/mock-exam/compose-copy.ts';
import { checkEqualities } from '#engines/maths/check-equalities.ts';
import type { Essay } from './grading-essays.ts';
import { thin } from './grading-range.ts';
import { keyAnswers } from './papers/key-answers.ts';

const rubrics = loadRubrics();

/** Every key of our papers, written out as a copy. */
export const keyCopies = (): Essay[] =>
  loadMockExams().templates.flatMap((template) => {
    const answers = keyAnswers(template);
    if (!answers) return [];
    const { id, subject, level, exercise } = template;
    const text = composeCopy(template, answers);
    return [{ id, subject, level, exercise, asked: composeStatement(template), text }];
  });

export const isExact = ({ subject }: Essay): boolean =>
  subject === 'mathematiques' || subject === 'physique-chimie';

/** A copy as a pupil sends it who joins nothing: subject and level are all that is known. */
export async function markUnstated(
  { subject, level, text }: Essay,
  ports: CorrectionPorts,
): Promise<Correction> {
  const work: Work = { subject, level, examType: 'bac', transcript: transcriptOfText(text) };
  return (await correctWork(work, rubrics, ports)).correction;
}

export async function markStated(essay: Essay, ports: CorrectionPorts): Promise<Correction> {
  const { subject, level, exercise, asked, text } = essay;
  const work: Work = {
    ...{ subject, level, exercise, subjectText: asked },
    examType: 'bac',
    transcript: transcriptOfText(text),
  };
  return (await correctWork(work, rubrics, ports)).correction;
}

/** What is left of a copy by a weaker pupil; undefined where it means nothing for this subject. */
export const WEAKENED: Record<string, (essay: Essay) => Essay | undefined> = {
  'two thirds': (essay) => firstShare(essay, 2 / 3),
  half: (essay) => firstShare(essay, 1 / 2),
  'one slip': (essay) => (isExact(essay) ? slips(essay, 1) : undefined),
  'all values wrong': (essay) =>
    isExact(essay) ? slips(essay, Number.POSITIVE_INFINITY) : undefined,
  'no units': (essay) => (essay.subject === 'physique-chimie' ? withoutUnits(essay) : undefined),
  'no reasons': (essay) => (isExact(essay) ? withoutReasons(essay) : undefined),
  'results only': (essay) => (isExact(essay) ? resultsOnly(essay) : undefined),
  thin: (essay) => thin(essay),
};

/** The beginning of an essay; of a paper, so many answers out of six, headings kept. */
function firstShare(essay: Essay, share: number): Essay {
  if (!isExact(essay)) {
    const end = essay.text.lastIndexOf('. ', essay.text.length * share);
    return { ...essay, text: essay.text.slice(0, end + 1) };
  }
  let answers = 0;
  const kept = essay.text.split('\n').filter((line) => {
    if (/^\d/.test(line)) answers++;
    return !/^\d/.test(line) || answers % 6 < share * 6;
  });
  return { ...essay, text: kept.join('\n') };
}

/** The value at the end of calculations that computing can check, wrong by more than any rounding. */
function slips(essay: Essay, most: number): Essay {
  const spoilt = checkEqualities(essay.text)
    .filter(({ holds }) => holds)
    .slice(0, most)
    .reverse();
  const text = spoilt.reduce((sofar, { start, end }) => {
    const wrong = sofar.slice(start, end).replace(/\d+(?:,\d+)?(?=\D*$)/, (value) => `7${value}`);
    return sofar.slice(0, start) + wrong + sofar.slice(end);
  }, essay.text);
  return { ...essay, text };
}

const withoutUnits = (essay: Essay): Essay => ({
  ...essay,
  text: essay.text.replace(
    /(\d)\s(?:J|A|W|kWh|km\/h|m\/s|km\/s|mol\/L|mol|g|s|min|m|V|L|mL|€|%)(?=[.,;:)\s]|$)/gm,
    '$1',
  ),
});

/** Every calculation, and not a word around it. */
const withoutReasons = (essay: Essay): Essay => ({
  ...essay,
  text: essay.text
    .split('\n')
    .map((line) => {
      const label = /^\d+[a-h]?\.\s/.exec(line)?.[0];
      if (label === undefined) return line;
      const formulas =
        line.match(/[^\s,;:.]*\s?[=≈]\s?[^\p{L}]*(?:\p{L}(?!\p{L})[^\p{L}]*)*/gu) ?? [];
      return label + formulas.join(' ; ');
    })
    .join('\n'),
});

const resultsOnly = (essay: Essay): Essay => ({
  ...essay,
  text: essay.text
    .split('\n')
    .map((line) => {
      const label = /^\d+[a-h]?\.\s/.exec(line)?.[0];
      return label === undefined
        ? line
        : label + (line.split(/[=≈:]/).at(-1)?.trim().split(/\.\s/)[0]?.slice(0, 30) ?? '');
    })
    .join('\n'),
});

/** Ways to look learned in a science without doing any. */
export const EMPTY_SCIENCE: Record<string, string> = {
  'sums in a row': Array.from({ length: 40 }, (_, i) => `${i} + ${i + 3} = ${2 * i + 3}`).join(
    ', ',
  ),
  'letters in a row': Array.from({ length: 30 }, (_, i) => `x = ${i} donc y = ${i}`).join('. '),
  'numbered letters': Array.from(
    { length: 20 },
    (_, i) => `${i + 1}. On a x = ${i}, donc y = ${3 * i} et la réponse est ${3 * i}.`,
  ).join('\n'),
  'laws in a row':
    "D'après le théorème de Pythagore, le théorème de Thalès, la loi de Newton, la loi d'Ohm, la formule des probabilités totales et le théorème des valeurs intermédiaires, le résultat est démontré.",
  'reasons in a row':
    "Donc, ainsi, car, or, puisque, en effet, d'après la propriété, par récurrence, on en déduit, par conséquent, donc la réponse est vraie, ainsi la fonction est croissante, donc voilà.",
};
