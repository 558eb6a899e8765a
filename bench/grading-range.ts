import { type Essay, paragraphsOf, sentencesOf, wholeEssays } from './grading-essays.ts';

/** The twelve mock exams. */
export const twelveStrong = (): Essay[] =>
  wholeEssays().filter(({ id }) => /^(?:philo|francais|maths)-\d$/.test(id));

/** What a pupil hands in after half an hour: a few sentences of each part. */
export function thin(essay: Essay): Essay {
  if (/mathematiques|physique-chimie/.test(essay.subject))
    return { ...essay, text: thinMaths(essay.text) };
  const paragraphs = paragraphsOf(essay.text);
  const kept = [paragraphs[0], paragraphs[1], paragraphs[5], paragraphs.at(-1)];
  const text = kept
    .map((p) =>
      sentencesOf(p ?? '')
        .slice(0, 2)
        .join(' '),
    )
    .join('\n\n');
  return { ...essay, text };
}

/** One question in three, and only its result. */
function thinMaths(text: string): string {
  let asked = 0;
  return text
    .split('\n')
    .filter((line) => {
      if (!/^\d/.test(line)) return true;
      asked++;
      return asked % 3 === 0;
    })
    .map((line) =>
      /^\d/.test(line) ? (line.match(/^\d+[a-h]?\.\s/)?.[0] ?? '') + lastValue(line) : line,
    )
    .join('\n');
}

const lastValue = (line: string) => line.split(/[=≈:]/).at(-1)?.trim().slice(0, 40) ?? '';

export const blank = (essay: Essay): Essay => ({ ...essay, text: 'Je ne sais pas.' });

/** A well-written copy on quite another subject. */
export function offTopic(essay: Essay, all: Essay[]): Essay {
  const other = all.find(({ subject }) => subject !== essay.subject && subject !== 'mathematiques');
  return { ...essay, text: other?.text ?? '' };
}
