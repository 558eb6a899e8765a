import { existsSync, readFileSync } from 'node:fs';
import { splitAnswers } from '#domain/correction/paper/split-answers.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { type MockExamTemplate, paperQuestions } from '#domain/mock-exam/template.ts';

/** Papers whose key is already written out as a copy for the grading bench. */
const ESSAYS: Record<string, string> = {
  'philo-dissertation-technique-liberte': 'philo-1',
  'philo-dissertation-justice-egalite': 'philo-2',
  'philo-dissertation-temps-bonheur': 'philo-3',
  'philo-explication-erreur': 'philo-4',
  'francais-commentaire-recit': 'francais-1',
  'francais-dissertation-musset': 'francais-2',
  'francais-contraction-essai-lenteur': 'francais-3',
  'francais-dissertation-la-boetie': 'francais-4',
  'maths-spe-terminale-a': 'maths-1',
  'maths-anticipee-spe-premiere': 'maths-2',
  'maths-anticipee-specifique-premiere': 'maths-3',
  'maths-spe-terminale-b': 'maths-4',
  'histoire-crise-1930': 'histoire-1',
};

/** The key of a paper written out, question by question: what a very good pupil would type. */
export function keyAnswers(template: MockExamTemplate): Answers | undefined {
  const essay = ESSAYS[template.id];
  const file = new URL(
    essay ? `../essays/${essay}.txt` : `keys/${template.id}.txt`,
    import.meta.url,
  );
  if (!existsSync(file)) return undefined;
  const texts = cut(readFileSync(file, 'utf8').trim(), template);
  return Object.fromEntries(texts.map(([id, text]) => [id, { text, at: 1 }]));
}

function cut(text: string, template: MockExamTemplate): [string, string][] {
  const { questions, sections } = template;
  const [only] = questions;
  if (only && questions.length === 1) return [[only.id, text]];
  if (questions.every(({ id, section }) => id === section)) {
    return sections.map(({ id, heading }, at) => {
      const from = text.indexOf(`${heading}\n`) + heading.length;
      const next = sections[at + 1];
      return [id, text.slice(from, next && text.indexOf(`${next.heading}\n`, from)).trim()];
    });
  }
  return splitAnswers(text, paperQuestions(template)).map(({ label, start, end }) => [
    label,
    text
      .slice(start, end)
      .replace(/^\s*\d{0,2}[a-h]?\s?[.)]\s*/, '')
      .trim(),
  ]);
}
