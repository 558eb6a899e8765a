import { fold } from '../fold.ts';
import type { Paper } from '../rubric.ts';
import type { Span, Transcript } from '../transcript.ts';

/** How pupils head each exercise of a paper, folded. */
const HEADINGS: Record<string, RegExp> = {
  'FR-CON': /^(?:contraction|resume)/,
  'FR-ESS': /^essai/,
  'SV-EX1': /^texte argumente/,
  'SV-EX2': /^(?:demarche|documents)/,
  'HG-DIS': /^dissertation/,
  'HG-ETU': /^(?:etude|analyse)/,
  'SE-EC1': /^(?:mobilisation|ec ?1)/,
  'SE-EC2': /^(?:etude|ec ?2)/,
  'SE-EC3': /^(?:raisonnement|ec ?3)/,
  'AN-SYN': /^(?:synthese|synthesis)/,
  'AN-TRA': /^(?:traduction|transposition|translation|version)/,
};
const LONGEST_HEADING = 70;

export type PaperPart = { exercise: string; points: number; span: Span };

/** Where each exercise of a paper stands in the copy, by the headings the pupil wrote. */
export function splitPaper(text: string, { parts }: Paper): PaperPart[] | undefined {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(([line]) => line.length <= LONGEST_HEADING);
  let from = 0;
  const starts = parts.map(({ exercise }, i) => {
    const numbered = new RegExp(
      `^(?:question|exercice|partie|epreuve|sujet) ?(?:n ?°? ?)?${i + 1}\\b`,
    );
    const heading = lines.find((line) => {
      const folded = fold(line[0]).replace(/^[\s*#\d.)-]+/, '');
      return line.index >= from && (HEADINGS[exercise]?.test(folded) || numbered.test(folded));
    });
    if (heading) from = heading.index + heading[0].length;
    return heading && { at: heading.index, after: heading.index + heading[0].length };
  });
  if (starts.every((start) => start === undefined)) return undefined;
  return parts.map(({ exercise, points }, i) => {
    const next = starts.slice(i + 1).find((start) => start !== undefined);
    const end = next?.at ?? text.length;
    const start = starts[i]?.after ?? (i === 0 ? 0 : end);
    return { exercise, points, span: { start, end } };
  });
}

/** The same page with everything outside the part left blank: positions stay those of the copy. */
export function onlyPart(transcript: Transcript, { start, end }: Span): Transcript {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const { text } = transcript;
  return {
    ...transcript,
    text: blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end)),
  };
}

/** What a part asks: its own question line when the statement numbers them, and the long text with it. */
export function subjectOfPart(subjectText: string, index: number, needsText: boolean): string {
  const questions = subjectText
    .split('\n')
    .filter((line) => /^\s*(?:Question|Exercice) ?\d/i.test(line));
  const own = questions[index];
  const text = subjectText
    .split('\n')
    .filter((line) => !questions.includes(line))
    .join('\n')
    .trim();
  if (own === undefined) return subjectText;
  return needsText ? text : own;
}
