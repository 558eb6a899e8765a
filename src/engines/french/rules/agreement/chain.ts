import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { finiteReadings } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { isAdjective, isNoun, marksOf } from './marks.ts';

const links =
  /^(?:de|d'|du|des|à|au|aux|en|dans|sur|par|contre|sans|avec|pour|entre|chez|sous|parmi|selon)$/;
const degree = /^(?:plus|très|moins|si|trop|assez|aussi|pas|même|\p{L}+ment)$/u;
const preposed =
  /^(?:vieux|vieille|jeune|grand|petit|bon|nouveau|ancien|pauvre|simple|jeunes|vieilles|grands|petits|anciens|pauvres)$/;
const longestChain = 24;

const isName = ({ raw, form, kind, tag }: Word) =>
  tag === 'PROPN' || kind === 'number' || (kind === 'word' && raw !== form);

const bearsPlural = (lexicon: Lexicon, form: string, pos: typeof isAdjective) =>
  [...marksOf(lexicon, form, pos)].some((mark) => mark.endsWith('p'));

/** An adjective that can only be the plural head's: « étudiés », « européens ». */
export const isPluralAdjective = (lexicon: Lexicon, { form, kind }: Word) =>
  kind === 'word' && /[sx]$/.test(form) && bearsPlural(lexicon, form, isAdjective);

/** Past « de la vallée », « des Lumières », « d'aujourd'hui », « au XXe siècle » from a link word on; the same index when it cannot be accounted for. */
export function pastComplement(words: Word[], from: number, to: number, lexicon: Lexicon): number {
  if (from >= to || !links.test(words[from]!.form)) return from;
  let at = from + 1;
  if (words[at]?.form === "aujourd'hui") return at + 1;
  // « ces lois de 1881 ».
  if (words[at]?.kind === 'number' && !/^(?:NOUN|ADJ)$/.test(words[at + 1]?.tag ?? ''))
    return at + 1;
  const joined = /^(?:du|des|au|aux)$/.test(words[from]!.form);
  let opened = joined;
  while (
    at < to &&
    words[at]!.tag !== 'PRON' &&
    (determinerMarks(words[at]!.form) || words[at]!.tag === 'NUM')
  ) {
    opened = true;
    at++;
  }
  while (at + 1 < to && words[at]!.tag === 'ADJ' && /^(?:NOUN|ADJ)$/.test(words[at + 1]!.tag)) at++;
  // « du vieux sage » : an adjective the tagger took for the noun.
  if (opened && words[at]?.tag === 'NOUN' && preposed.test(words[at]!.form))
    if (words[at + 1]?.tag === 'NOUN') at++;
  const noun = words[at];
  if (at >= to || !noun || noun.shield) return from;
  if (isName(noun)) {
    at++;
    while (at < to && isName(words[at]!)) at++;
    return at;
  }
  const named =
    noun.tag === 'NOUN' ||
    (opened && noun.tag === 'ADJ' && lexicon.readings(noun.form).some(isNoun));
  if (!named) return from;
  // « du réchauffement climatique » : its adjective, which no verb looks like.
  const adjective = words[at + 1];
  const plain =
    adjective?.tag === 'ADJ' &&
    at + 1 < to &&
    adjective.raw === adjective.form &&
    finiteReadings(lexicon, adjective.form).length === 0;
  return plain ? at + 2 : at + 1;
}

/** Past every adjective of the plural head and every complement: the index of the first word not accounted for. */
export function pastChain(words: Word[], from: number, to: number, lexicon: Lexicon): number {
  let at = from;
  const end = Math.min(to, from + longestChain);
  while (at < end) {
    const word = words[at]!;
    const next = words[at + 1];
    if (isPluralAdjective(lexicon, word) && word.tag !== 'DET') at++;
    else if (degree.test(word.form) && next && isPluralAdjective(lexicon, next)) at += 2;
    else {
      const further = pastComplement(words, at, to, lexicon);
      if (further === at) return at;
      at = further;
    }
  }
  return at;
}
