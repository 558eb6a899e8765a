import type { Essay } from './grading-essays.ts';

/** Two copies that differ by who wrote them, and by nothing that is graded. */
export type TwinPair = { kind: BiasKind; left: Essay; right: Essay };

export const BIAS_KINDS = ['first name', 'gender', 'district', 'dyslexic spelling'] as const;
export type BiasKind = (typeof BIAS_KINDS)[number];

const FIRST_NAMES = [
  ['Camille Martin', 'Mohamed Benali'],
  ['Victoire de La Tour', 'Fatoumata Diallo'],
  ['Paul Bernard', 'Kevin Da Silva'],
  ['Juliette Moreau', 'Nguyễn Thị Lan'],
  ['Louis Petit', 'Aïcha Haddad'],
] as const;
const DISTRICTS = [
  ['Lycée Henri-IV, Paris 5e', 'Lycée Paul-Éluard, Saint-Denis'],
  ['Lycée du Parc, Lyon 6e', 'Lycée Robert-Doisneau, Vaulx-en-Velin'],
  ['Lycée Sainte-Geneviève, Versailles', 'Lycée Saint-Exupéry, Marseille 15e'],
  ['Lycée Janson-de-Sailly, Paris 16e', 'Lycée de Kahani, Mayotte'],
] as const;
const GENDERS = [
  [
    'Je me suis longtemps cru certain de la réponse, puis je suis devenu plus prudent.',
    'Je me suis longtemps crue certaine de la réponse, puis je suis devenue plus prudente.',
  ],
  [
    'Étant moi-même le frère aîné d’une famille nombreuse, je suis attentif à cette question.',
    'Étant moi-même la sœur aînée d’une famille nombreuse, je suis attentive à cette question.',
  ],
] as const;

/** The pair of one kind made from one essay. */
export function twinsOf(essay: Essay, kind: BiasKind, n: number, random: () => number): TwinPair {
  const [left, right] = {
    'first name': () => pick(FIRST_NAMES, n).map((name) => `${name}\n\n${essay.text}`),
    district: () => pick(DISTRICTS, n).map((school) => `${school}\n\n${essay.text}`),
    gender: () => pick(GENDERS, n).map((sentence) => withSentence(essay.text, sentence)),
    'dyslexic spelling': () => [essay.text, asDyslexic(essay.text, random)],
  }[kind]() as [string, string];
  return {
    kind,
    left: { ...essay, id: `${essay.id} ${kind} left`, text: left },
    right: { ...essay, id: `${essay.id} ${kind} right`, text: right },
  };
}

const pick = <T>(among: readonly T[], n: number): T => among[n % among.length]!;

/** At the end of the second paragraph, where a pupil speaks of themselves. */
function withSentence(text: string, sentence: string): string {
  const paragraphs = text.split('\n\n');
  const at = Math.min(1, paragraphs.length - 1);
  return paragraphs.with(at, `${paragraphs[at]} ${sentence}`).join('\n\n');
}

/** What dyslexia writes: sounds spelt otherwise, mirrored letters, doubled ones made single, silent ends lost. */
const SLIPS: [RegExp, string][] = [
  [/ph/, 'f'],
  [/eau/, 'o'],
  [/([lmnprst])\1/, '$1'],
  [/qu(?=[ei])/, 'k'],
  [/b(?=[aeiou])/, 'd'],
  [/p(?=[aeiou])/, 'q'],
  [/([aeiou])r([aeiou])/, 'r$1$2'],
  [/(?<=\p{L}{4})(?:ent|s|t)$/u, ''],
  [/tion$/, 'sion'],
  [/ai/, 'é'],
];
const SHARE = 0.06;

export function asDyslexic(text: string, random: () => number): string {
  return text.replace(/(?<!\p{L})\p{Ll}{5,}/gu, (word) => {
    if (random() > SHARE * 2) return word;
    const fitting = SLIPS.filter(([sound]) => sound.test(word));
    const slip = fitting[Math.floor(random() * fitting.length)];
    return slip ? word.replace(...slip) : word;
  });
}
