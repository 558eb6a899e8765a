import type { Span } from '../transcript.ts';
import { anyOf, plain } from './any-of.ts';

type Sentence = Span & { text: string };

const DEFINES = anyOf(`on entend, on appelle, on designe, on nomme, on definit, defini*, se definit,
  definition, designe, signifie, consiste a, est le fait de, c'est-a-dire, autrement dit, au sens de,
  au sens ou, au sens strict, au sens large, au sens propre, etymolog*, par ce mot, par ce terme, ce terme,
  qu'est-ce que, le mot, la notion de, le concept de, s'entendre, means, refers to, is defined as`);

/** « Obéir, c'est faire sienne… », « La méiose est une succession de… » : said without any word for it. */
const SAYS_WHAT_IS =
  /^(?:(?:se |s')?\p{L}+(?:er|ir|re|oir),? c'est |(?:la|le|l'|les) ?[^,.;:!?]{3,45}?(?:,? c'est|,? ce sont| est| sont) (?:une? |l'|la |le |les )(?!(?:notion|chose|question|sujet|probleme|theme|element|point|idee|mot|concept|facon|peu|plus|meme|seule?|premiere?|dernier|derniere|tres|si )\b)\p{L})/u;

const ANALYSES =
  anyOf(`montre, montrent, souligne, soulignent, suggere, suggerent, exprime, expriment,
  traduit, traduisent, revele, revelent, insiste, insistent, met en valeur, met en evidence, met en relief,
  met en lumiere, mettent en, evoque, evoquent, symbolise, connote, renforce, renforcent, accentue, cree un,
  cree une, produit un effet, donne l'impression, permet de, permettent de, implique, suppose, signifie,
  rend sensible, rend compte, invite, temoigne, denonce, illustre, explique, fait sentir, fait entendre,
  fait voir, fait comprendre, ce qui prouve, en effet, car, parce que, cela veut dire, shows, show,
  suggests, reveals, highlights, implies, means that`);

const FIGURE =
  /\b\d+(?:[.,]\d+)?\s?(?:%|€|\$|°C?|km|m|cm|mm|kg|g|mg|L|mL|s|min|h|V|A|W|J|N|Pa|K|mol|Hz|ans?|euros?|habitants|millions?|milliards?|points?|fois)(?![\p{L}])|\b(?:1[0-9]|20)\d{2}\b|\b\d+(?:[.,]\d+)?\s?(?:sur|pour)\s?\d+/gu;

/** Sentences that say what a word of the subject means. */
export const findDefinitions = (sentences: Sentence[]): Span[] =>
  sentences
    .filter(({ text }) => DEFINES.test(plain(text)) || SAYS_WHAT_IS.test(plain(text)))
    .map(({ start, end }) => ({ start, end }));

/** Sentences that explain an effect, a meaning, a cause: the contrary of retelling. */
export const findAnalyses = (sentences: Sentence[]): Span[] => matching(sentences, ANALYSES);

/** Figures with their unit, dates, proportions: what makes an example precise. */
export function findFigures(sentences: Sentence[]): Span[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(FIGURE)].map((match) => ({
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    })),
  );
}

const matching = (sentences: Sentence[], sign: RegExp): Span[] =>
  sentences.filter(({ text }) => sign.test(plain(text))).map(({ start, end }) => ({ start, end }));
