import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { pastComplement } from './chain.ts';
import { numbersIn } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';
import { shownNumber } from './verb-number.ts';

const toBe = /^(?:sont|étaient|furent|seront|seraient|est|était|fut|sera|serait)$/;
const adverb =
  /^(?:surtout|aussi|souvent|toujours|bien|donc|d'abord|pas|plutôt|parfois|en|effet|seulement|encore|ainsi|justement|précisément|notamment)$/;
const many = /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|aux)$/;

/** « Ce sont les élèves de terminale qui organise » : a complement that cannot be what « qui » stands for leaves the head alone. */
export const chainedRelative: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((be): RuleFinding[] => {
    const opened = opens(words, be);
    if (!opened) return [];
    const { to } = sentences[be.sentence]!;
    let at = be.index + 1;
    while (at < to && adverb.test(words[at]!.form)) at++;
    const group = readGroup(words, at, to, lexicon);
    if (!group?.determiner || /^(?:de|d')$/.test(words[at]!.form)) return [];
    const numbers = numbersIn(group.marks);
    const [number] = numbers;
    if (numbers.size !== 1) return [];
    const chain = complements(words, group.to, to, lexicon, number as 's' | 'p');
    if (!chain || words[chain.end]?.form !== 'qui') return [];
    let i = chain.end + 1;
    while (i < to && isClitic(words[i]!)) i++;
    const verb = words[i];
    if (!verb || i >= to || verb.shield || verb.raw !== verb.form) return [];
    const shown = shownNumber(lexicon, verb.form);
    const meant = isFiniteTag(verb) || words[i + 1]?.tag === 'DET';
    if (!meant || !shown || shown === number) return [];
    const name = chain.sure ? 'sure/chained-relative' : 'chained-relative';
    return checkVerb(name, group.noun, ['3', number!], verb, lexicon);
  });

/** « Ce sont », « c'est », « il y a ». */
function opens(words: Word[], { form, index, shield, sentence }: Word): boolean {
  const before = words[index - 1];
  if (shield || before?.sentence !== sentence) return false;
  if (form === 'a') return before.form === 'y';
  return toBe.test(form) && /^c[e']$/.test(before.form);
}

/** Sure when each complement is bare (« de terminale ») or of the head's own number. */
function complements(
  words: Word[],
  from: number,
  to: number,
  lexicon: Lexicon,
  number: 's' | 'p',
): { end: number; sure: boolean } | undefined {
  let at = from;
  let sure = true;
  while (at < to && words[at]!.form !== 'qui') {
    const further = pastComplement(words, at, to, lexicon);
    if (further === at) {
      // « de pays voisins » : its adjective.
      if (/^(?:ADJ|VERBp)$/.test(words[at]!.tag)) {
        at++;
        continue;
      }
      return undefined;
    }
    const [link, first, last] = [words[at]!, words[at + 1]!, words[further - 1]!];
    const several =
      many.test(link.form) || many.test(first.form) || /[sx]$/.test(last.form) ? 'p' : 's';
    const named = last.raw !== last.form && last.kind === 'word';
    // « les mots de Rousseau qui revient » : of a name, nobody knows.
    if (named) return undefined;
    const bare = /^(?:de|d'|en|à)$/.test(link.form) && further === at + 2;
    if (!bare && several !== number) sure = false;
    if (bare && number === 's' && several === 'p') sure = false;
    at = further;
  }
  return { end: at, sure };
}
