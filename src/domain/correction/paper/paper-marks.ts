const EXERCISE = /^[ \t*#]*(?:Exercice|Ex\.?|Partie)\s*:?\s*([A-D]|\d{1,2})(?![\p{L}\d])/giu;
/** At the start of a line « 2a) », « Q3 », « 4. »; inside a line only « 5b. » after a full stop. */
const LABEL =
  /(?<=^[ \t]*|\n[ \t]*)(?:Question\s*|Q\.?\s?)?(\d{1,2})?\s?([a-h])?\s?[.)°:](?=\s)|(?<=^[ \t]*|\n[ \t]*)(?:Question\s*|Q\.?\s?)(\d{1,2})\s?([a-h])?\b|(?<=[.!?]\s+)(\d{1,2})([a-h])?\.(?=\s)/g;

export type Mark = { at: number; number?: string; letter?: string; exercise?: string };

/** Where a copy says that an exercise or an answer begins, in its order. */
export const paperMarks = (text: string): Mark[] =>
  [...exerciseMarks(text), ...labelMarks(text)].sort((a, b) => a.at - b.at);

const exerciseMarks = (text: string): Mark[] =>
  [...text.matchAll(new RegExp(EXERCISE, 'gimu'))].map((match) => ({
    at: match.index,
    exercise: (match[1] ?? '').toLowerCase(),
  }));

const labelMarks = (text: string): Mark[] =>
  [...text.matchAll(LABEL)].flatMap((match) => {
    const number = match[1] ?? match[3] ?? match[5];
    const letter = match[2] ?? match[4] ?? match[6];
    if (number === undefined && letter === undefined) return [];
    return [
      {
        at: match.index,
        ...(number !== undefined && { number }),
        ...(letter !== undefined && { letter }),
      },
    ];
  });
