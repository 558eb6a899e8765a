import { type Essay, paragraphsOf, seeded, sentencesOf } from './grading-essays.ts';

/** Ways of spoiling an essay; each must cost points. */
export const TWINS = [
  'conclusion removed',
  'paragraphs shuffled',
  'half cut',
  'words shuffled',
  'spelling faults',
  'references removed',
  'off-topic',
] as const;
export type Twin = (typeof TWINS)[number];

export function spoil(essay: Essay, twin: Twin, all: Essay[], seed: number): Essay {
  const random = seeded(seed);
  const paragraphs = paragraphsOf(essay.text);
  const text = {
    'conclusion removed': () => paragraphs.slice(0, -1).join('\n\n'),
    'paragraphs shuffled': () => shuffledParagraphs(paragraphs, random).join('\n\n'),
    'half cut': () => essay.text.slice(0, essay.text.length / 2),
    'words shuffled': () =>
      paragraphs.map((p) => shuffle(p.split(/\s+/), random).join(' ')).join('\n\n'),
    'spelling faults': () => misspell(essay.text, 0.05, random),
    'references removed': () =>
      paragraphs
        .map(withoutNames)
        .filter((p) => p !== '')
        .join('\n\n'),
    'off-topic': () => {
      const others = all.filter(({ asked }) => asked !== essay.asked);
      return others[Math.floor(random() * others.length)]!.text;
    },
  }[twin]();
  return { ...essay, id: `${essay.id} ${twin}`, text };
}

export function shuffle<T>(items: T[], random: () => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

function shuffledParagraphs(paragraphs: string[], random: () => number): string[] {
  const mixed = shuffle(paragraphs, random);
  return mixed.every((p, i) => p === paragraphs[i]) ? [...paragraphs].reverse() : mixed;
}

/** Slips of the pen that make no word: a letter doubled, dropped, swapped, an accent lost. */
function misspell(text: string, share: number, random: () => number): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (random() > share * 2) return word;
    const at = 1 + Math.floor(random() * (word.length - 3));
    const slips = [
      () => word.slice(0, at) + word[at] + word.slice(at),
      () => word.slice(0, at) + word.slice(at + 1),
      () => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      () => word.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    return slips[Math.floor(random() * slips.length)]!();
  });
}

/** Sentences that name someone or quote are taken out: what is left stands on its own words. */
const withoutNames = (paragraph: string): string =>
  sentencesOf(paragraph)
    .filter(
      (sentence) =>
        !/[«»]/.test(sentence) &&
        !/[^.!?…]\s(?:[dlDL]['’])?\p{Lu}\p{Ll}+/u.test(` ${sentence.slice(1)}`) &&
        !/^\p{Lu}\p{Ll}+,? (?:\p{Ll}+ ){0,6}(?:montre|soutient|explique|affirme|écrit|décrit|propose|distingue|rappelle|raconte)/u.test(
          sentence,
        ),
    )
    .join(' ');
