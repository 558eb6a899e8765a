import { contentStems, overlapOf } from '../facts/content-stems.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import { announces, asks, opensFreshly } from '../facts/landmarks.ts';
import { growing, inside, openingOf, type Sign, saw, textLength, UNSEEN, within } from './sign.ts';

/** « Introduction : » on a line of its own takes nothing up. */
const A_SENTENCE = 3;
/** Definitions count where they prepare the thought: before this share of the copy. */
const EARLY = 0.4;

export const opening: Sign = {
  code: 'introduction',
  worth: 0.6,
  read({ facts }) {
    const { introduction } = facts.structure;
    if (!introduction) return saw(0);
    const words = facts.paragraphs
      .filter((paragraph) => inside(paragraph, introduction))
      .reduce((sum, paragraph) => sum + paragraph.words, 0);
    return saw(
      within(words / Math.max(1, facts.words), 0.04, 0.25),
      [introduction],
      [introduction],
    );
  },
};

/** A question asked elsewhere than in a true opening still shows that one was looked for. */
const ELSEWHERE = 0.4;
/** The subject said again as a question, or a question the engine did not take for the problem. */
const WEAKLY = 0.6;

export const problem: Sign = {
  code: 'problem',
  worth: 1.6,
  read({ facts, subjectStems }) {
    const { problem } = facts.structure;
    const asked = facts.sentences.filter(({ text }) => asks(text)).slice(0, 1);
    const [first] = facts.paragraphs.filter(({ role }) => role !== 'title');
    const at = problem ? [problem] : asked;
    if (!first || !opensFreshly(first.text)) return saw(at.length > 0 ? ELSEWHERE : 0, at, at);
    const own = facts.sentences.filter((sentence) => inside(sentence, problem));
    const repeats =
      own.length > 0 &&
      own.every(({ text }) => saysAgain(text, subjectStems)) &&
      oppositionsIn(facts).length === 0;
    if (problem) return saw(problem.strength === 'strong' && !repeats ? 1 : WEAKLY, at, at);
    const inOpening = asked.some(({ end }) => end <= first.end);
    return saw(inOpening ? WEAKLY : at.length > 0 ? ELSEWHERE : 0, at, at);
  },
};

/** « … se poser la question suivante : la culture nous rend-elle plus humains ? » is the subject itself. */
function saysAgain(question: string, subjectStems: string[]): boolean {
  const stems = contentStems(question.slice(question.lastIndexOf(':') + 1));
  return stems.length > 0 && stems.every((stem) => subjectStems.includes(stem));
}

export const plan: Sign = {
  code: 'plan',
  worth: 0.7,
  read(copy) {
    const { plan } = copy.facts.structure;
    if (plan) return saw(plan.parts >= 2 ? 1 : WEAKLY, [plan]);
    const announced = openingOf(copy).filter(({ text }) => announces(text));
    return saw(announced.length > 0 ? WEAKLY : 0, announced);
  },
};

export const terms: Sign = {
  code: 'terms',
  worth: 0.7,
  read(copy) {
    const early = copy.facts.structure.definitions.filter(
      ({ end }) => end < textLength(copy) * EARLY,
    );
    return saw(growing(early.length, 1), early.slice(0, 2));
  },
};

const oppositionsIn = ({ structure: { introduction, connectors } }: CopyFacts) =>
  connectors.filter(
    ({ role, ...at }) =>
      (role === 'opposition' || role === 'concession') && inside(at, introduction),
  );

export const tension: Sign = {
  code: 'tension',
  worth: 0.6,
  read({ facts }) {
    const against = oppositionsIn(facts);
    return saw(growing(against.length, 0.8), against.slice(0, 1));
  },
};

export const subjectTakenUp: Sign = {
  code: 'subject',
  worth: 0.8,
  read(copy) {
    const { facts, subjectStems } = copy;
    if (subjectStems.length === 0) return UNSEEN;
    const opening = openingOf(copy);
    const [at] = opening.filter(({ words }) => words >= A_SENTENCE);
    const titles = facts.paragraphs.filter(({ role }) => role === 'title');
    const words = contentStems([...titles, ...opening].map(({ text }) => text).join(' '));
    return saw(overlapOf(subjectStems, words), at ? [at] : [], at ? [at] : []);
  },
};
