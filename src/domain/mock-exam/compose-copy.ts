import { type Answers, isAnswered, textOf } from './answers.ts';
import { plainMaths } from './plain-maths.ts';
import type { MockExamTemplate, MockQuestion } from './template.ts';

/**
 * The typed answers as one copy, headed and numbered as a pupil does on paper, so that the correction
 * finds each answer where it looks for it. Nothing is added to a paper of one question.
 */
export function composeCopy(template: MockExamTemplate, answers: Answers): string {
  const { questions } = template;
  const [only] = questions;
  if (only && questions.length === 1) return textOf(answers, only.id).trim();
  const blocks: string[] = [];
  let section: string | undefined;
  for (const question of questions) {
    const typed = textOf(answers, question.id).trim();
    const text = question.input === 'maths' ? plainMaths(typed) : typed;
    if (!isAnswered(text)) continue;
    if (question.section !== section) {
      section = question.section;
      blocks.push(headingOf(template, section));
    }
    blocks.push(labelled(question, text));
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

const headingOf = ({ sections }: MockExamTemplate, id: string | undefined) =>
  sections.find((section) => section.id === id)?.heading ?? '';

/** « 1.2a » is written « 2a. » under its exercise; a part that is an exercise of its own has no number. */
function labelled({ id, section, input }: MockQuestion, text: string): string {
  if (input === 'prose' && section === id) return text;
  const own = id.includes('.') ? id.slice(id.indexOf('.') + 1) : id;
  return `${own}. ${text}`;
}

/** What is asked and the text it is asked about: what the correction knows of the subject. Data only feed the answer. */
export function composeStatement(template: MockExamTemplate): string {
  const { questions, sections, documents } = template;
  const printed = documents.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const [only] = questions;
  if (only && questions.length === 1) return [only.description, ...printed].join('\n\n');
  if (questions.every(({ id, section }) => id === section)) {
    const asked = questions.map(
      ({ description, points }, at) => `Question ${at + 1} (${points} pts) : ${description}`,
    );
    return [asked.join('\n'), ...printed].join('\n\n');
  }
  const parts = sections.map(({ id, heading, text }) => {
    const own = questions.filter((question) => question.section === id);
    const lines = own.map((question) => {
      const number = question.id.slice(question.id.indexOf('.') + 1);
      return `${number}. (${String(question.points).replace('.', ',')}) ${question.description}`;
    });
    return [text ? `${heading}. ${text}` : heading, ...lines].join('\n');
  });
  return [...parts, ...printed].join('\n\n');
}
