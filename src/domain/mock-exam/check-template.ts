import { type MockExamTemplate, totalPoints } from './template.ts';

const TOTAL = 20;

/** What would make a paper unfair or unusable; nothing when it is fit to be sat. */
export function faultsOfTemplate(template: MockExamTemplate): string[] {
  const { id, questions, sections, key } = template;
  const ids = questions.map((question) => question.id);
  const faults = [
    totalPoints(template) !== TOTAL && `its points add up to ${totalPoints(template)}`,
    new Set(ids).size !== ids.length && 'two questions have the same id',
    key.length === 0 && 'it has no key',
    ...questions.map(({ id: question, input, choices, expected, section }) => {
      if (section !== undefined && !sections.some((one) => one.id === section)) {
        return `question ${question} names no section of the paper`;
      }
      if (input !== 'choice') return choices !== undefined && `question ${question} has choices`;
      const letters = (choices ?? []).map((_, at) => String.fromCharCode(65 + at));
      return !letters.includes(expected ?? '') && `question ${question} has no right choice`;
    }),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${id}: ${fault}`);
}
