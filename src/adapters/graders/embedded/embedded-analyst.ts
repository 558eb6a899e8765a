import type { Analyst, CopyToMark } from '#application/correction/ports.ts';
import { type CountedText, countedText } from '#domain/correction/counted/counted-text.ts';
import type { AnswerFact, CopyFacts } from '#domain/correction/facts/copy-facts.ts';
import type { PaperQuestion } from '#domain/correction/paper/paper-question.ts';
import { parseQuestions } from '#domain/correction/paper/parse-questions.ts';
import { type CheckedEquality, readAnswer } from '#domain/correction/paper/read-answer.ts';
import { type FoundAnswer, splitAnswers } from '#domain/correction/paper/split-answers.ts';
import { readShownWork } from '#domain/correction/shown/read-shown-work.ts';
import { isBlank, type ShownWork } from '#domain/correction/shown/shown-work.ts';
import type { Span } from '#domain/correction/transcript.ts';
import { type ReadingEngines, readCopy, unsurelyRead } from './read-copy.ts';

/** The engines an analyst leans on. */
export type AnalystEngines = ReadingEngines & {
  checkEqualities(text: string): CheckedEquality[];
};

/** What an answer of exact sciences may lean on. */
const LAWS = ['theorem', 'law', 'notion'];
const FORMULA = /[=≈<>⩽⩾≤≥×÷√⇔→∈′²³₀-₉ₙ]|\d/;

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
    const { seen, analysis, facts: read } = await readCopy(copy, counted, language, engines);
    const noted = rubric.family === 'exact-sciences' ? withoutFormulaFaults(read) : read;
    if (rubric.method !== 'questions')
      return { ...copy, counted, facts: { ...noted, answers: [] } };

    const unsure = unsurelyRead(copy, seen);
    const checked = engines.checkEqualities(seen.text);
    const questions = questionsOf(copy);
    const found = splitAnswers(seen.text, questions);
    const laws = analysis.references.filter(({ kind }) => LAWS.includes(kind));
    const shown = readShownWork(seen.text, { checked, laws, unsure });
    const matched = found.some(({ question }) => question);
    if (matched || (questions.length > 0 && isBlank(shown))) {
      const answers = readAnswers(questions, found, seen, checked, unsure);
      return { ...copy, questions, counted, facts: { ...noted, answers } };
    }
    const facts = { ...noted, answers: [], shown: placedWork(shown, seen) };
    return { ...copy, counted, facts };
  },
});

/** Questions given with our own papers, or else read in the statement. */
const questionsOf = ({ questions, subjectText }: CopyToMark): PaperQuestion[] =>
  questions && questions.length > 0 ? questions : parseQuestions(subjectText ?? '');

/** One fact for every question: what was left unanswered is a fact too. */
function readAnswers(
  questions: PaperQuestion[],
  found: FoundAnswer[],
  counted: CountedText,
  checked: CheckedEquality[],
  unsure: Span[],
): AnswerFact[] {
  return questions.map((question) => {
    const here = found.find(({ label }) => label === question.label);
    const answer = here ?? { start: 0, end: 0, label: question.label, question };
    const { falseEqualities, ...fact } = readAnswer(answer, counted.text, checked, unsure);
    const placed = falseEqualities.map((wrong) => ({ ...wrong, ...counted.inTranscript(wrong) }));
    return { ...fact, ...counted.inTranscript(fact), falseEqualities: placed };
  });
}

function placedWork({ answers, laws }: ShownWork, counted: CountedText): ShownWork {
  const placed = <T extends Span>(span: T): T => ({ ...span, ...counted.inTranscript(span) });
  return {
    laws: laws.map(placed),
    answers: answers.map((answer) => ({
      ...placed(answer),
      steps: answer.steps.map(placed),
      reasons: answer.reasons.map(placed),
      conclusions: answer.conclusions.map(placed),
      holding: answer.holding.map(placed),
      failing: answer.failing.map(placed),
      withUnit: answer.withUnit.map(placed),
      withoutUnit: answer.withoutUnit.map(placed),
    })),
  };
}

/** A rule of grammar knows nothing of « f(x) = 3, donc… »: near a formula no fault is certain. */
function withoutFormulaFaults<T extends Pick<CopyFacts, 'faults' | 'sentences'>>(facts: T): T {
  const formulas = facts.sentences.filter(({ text }) => FORMULA.test(text));
  const faults = facts.faults.map((fault) => ({
    ...fault,
    certain:
      fault.certain && !formulas.some(({ start, end }) => fault.start < end && fault.end > start),
  }));
  return { ...facts, faults };
}
