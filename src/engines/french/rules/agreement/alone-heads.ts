import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { isAdjective, marksOf } from './marks.ts';
import { checkVerb } from './noun-verb.ts';
import { headVerb } from './relative-head.ts';
import { shownNumber } from './verb-number.ts';

const nobody = /^(?:rien|personne|nul|nulle|aucune?)$/;
const opening = /^(?:[,;:]|que|qu'|si|mais|car|or|puisque|lorsque|quand)$/;
const several = /^(?:ni|ou|comme|ainsi|[;:«»()—–])$/;
const linking = /^(?:que|qu'|qui|dont|où|si|quand|lorsque|puisque|parce|lequel|laquelle|lesquels)$/;
const longest = 24;
const numberOf = { celui: 's', celle: 's', ceux: 'p', celles: 'p' } as const;

/** « Rien de ce que disent les témoins ne permettent », « Celui qui aime les livres ne s'ennuient » : a pronoun rules its verb from afar. */
export const aloneHeads: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((head): RuleFinding[] => {
    if (head.shield || head.kind !== 'word') return [];
    const { from, to } = sentences[head.sentence]!;
    const before = head.index > from ? words[head.index - 1]! : undefined;
    const all = /^(?:tous|toutes|tout)$/.test(before?.form ?? '');
    const first = all ? (head.index - 1 > from ? words[head.index - 2]! : undefined) : before;
    if (first && !opening.test(first.form)) return [];
    const number = numberOf[head.form as keyof typeof numberOf];
    const end = Math.min(to, head.index + longest);
    let verb: Word | undefined;
    let asked: 's' | 'p' = 's';
    // « Nulle part ailleurs les écarts ne sont » : a place.
    if (words[head.index + 1]?.form === 'part') return [];
    if (nobody.test(head.form) && !all) verb = deniedVerb(words, head.index, end);
    else if (/^chacune?$/.test(head.form)) verb = pastCommas(words, head.index, end);
    else if (number && (number === 'p' || !all)) {
      asked = number;
      const link = words[head.index + 1]?.form ?? '';
      verb = /^(?:que|qu'|dont)$/.test(link)
        ? headVerb(words, head.index + 2, end, number, lexicon, to)
        : pastOwnRelative(words, head.index + 1, end, lexicon, number);
    } else if (head.form === 'ce' && /^qu[e']$/.test(words[head.index + 1]?.form ?? ''))
      verb = pastWhatClause(words, head.index + 2, end, lexicon);
    if (!verb || verb.shield || verb.raw !== verb.form) return [];
    if (words[verb.index + 1]?.form.startsWith('-')) return [];
    const shown = shownNumber(lexicon, verb.form);
    if (!shown || shown === asked) return [];
    return checkVerb('sure/alone-head', head, ['3', asked], verb, lexicon);
  });

/** « Rien (…) ne V » : the first « ne » that no link word or pronoun opens. */
function deniedVerb(words: Word[], head: number, end: number): Word | undefined {
  let commas = 0;
  for (let i = head + 1; i < end; i++) {
    const { form } = words[i]!;
    if (several.test(form) || form === 'et') return undefined;
    if (form === ',') commas++;
    if (!/^n[e']$/.test(form)) continue;
    const before = words[i - 1]!;
    if (linking.test(before.form) || /^(?:ils?|elles?|on|je|j'|tu|nous|vous)$/.test(before.form))
      return undefined;
    return commas % 2 === 0 ? verbAfter(words, i, end) : undefined;
  }
  return undefined;
}

function verbAfter(words: Word[], from: number, end: number): Word | undefined {
  let at = from;
  while (at < end && isClitic(words[at]!)) at++;
  return at < end && isFiniteTag(words[at]) ? words[at] : undefined;
}

/** « Chacun, selon ses moyens, V ». */
function pastCommas(words: Word[], head: number, end: number): Word | undefined {
  let open = head + 1;
  // « Chacun des personnages, ».
  while (open < end && words[open]!.form !== ',') {
    if (!/^(?:NOUN|ADJ|DET|ADP|NUM|VERBp)$/.test(words[open]!.tag)) return undefined;
    open++;
  }
  const inside = words[open + 1]?.form ?? '';
  if (!/^(?:selon|dans|à|avec|pour|même|sans|par|chez|malgré|en|suivant)$/.test(inside))
    return undefined;
  for (let i = open + 1; i < end; i++) {
    if (isFiniteTag(words[i]) || several.test(words[i]!.form)) return undefined;
    if (words[i]!.form === ',') return verbAfter(words, i + 1, end);
  }
  return undefined;
}

/** « qui cherche la vérité et la justice (ne) V » : past the one verb of the relative, the next is the pronoun's. */
function pastOwnRelative(
  words: Word[],
  link: number,
  end: number,
  lexicon: Lexicon,
  number: 's' | 'p',
): Word | undefined {
  if (words[link]?.form !== 'qui') return undefined;
  const own = verbAfter(words, link + 1, end);
  if (!own) return undefined;
  // Its own verb agrees, or both may be at fault.
  const shown = shownNumber(lexicon, own.form);
  if (shown && shown !== number) return undefined;
  let denied = false;
  for (let i = own.index + 1; i < end; i++) {
    const word = words[i]!;
    if (/^n[e']$/.test(word.form)) denied = true;
    if (isFiniteTag(word)) {
      const before = words[i - 1]!;
      const plain = before === own || /^(?:NOUN|ADJ|PROPN|ADV|VERB[ip])$/.test(before.tag);
      return denied || plain ? word : undefined;
    }
    if (linking.test(word.form) || several.test(word.form) || word.form === ',') return undefined;
    if (word.form === 'et' && !joinsLikes(words, i)) return undefined;
    if (!denied && !inside.test(word.tag) && !/^(?:et|n[e']|pas)$/.test(word.form))
      return undefined;
  }
  return undefined;
}

const inside = /^(?:NOUN|ADJ|DET|ADP|ADV|PROPN|NUM|VERB[ip])$/;

/** « la vérité et la justice » : both are objects; « la vérité et son ami » may be a second subject. */
const joinsLikes = (words: Word[], and: number) =>
  words[and - 1]!.tag === 'NOUN' &&
  words[and - 2]?.tag === 'DET' &&
  words[and - 2]!.form === words[and + 1]?.form &&
  words[and + 2]?.tag === 'NOUN';

/** « Ce que pensent les autres V », but « ce que veulent les gens sont des actes ». */
function pastWhatClause(
  words: Word[],
  start: number,
  end: number,
  lexicon: Lexicon,
): Word | undefined {
  let own: Word | undefined;
  for (let i = start; i < end; i++) {
    const word = words[i]!;
    if (!own && /^(?:PRON|SCONJ)$/.test(word.tag) && !isClitic(word)) return undefined;
    if (linking.test(word.form) || several.test(word.form) || /^(?:,|et)$/.test(word.form))
      return undefined;
    if (!isFiniteTag(word)) continue;
    if (!own) {
      // Inverted only: in « ce que les gens disent… » the next verb may be read in many ways.
      if (i !== start) return undefined;
      own = word;
      continue;
    }
    const toBe = lexicon.readings(word.form).some(({ lemma }) => lemma === 'être');
    // « Ce que veulent les gens sont des actes », but « ne sont pas vrai ».
    return toBe && !isSaidOfOne(words, i, lexicon) ? undefined : word;
  }
  return undefined;
}

function isSaidOfOne(words: Word[], verb: number, lexicon: Lexicon): boolean {
  const said = words[verb + (/^(?:pas|plus|jamais)$/.test(words[verb + 1]?.form ?? '') ? 2 : 1)];
  if (said?.tag !== 'ADJ') return false;
  const marks = marksOf(lexicon, said.form, isAdjective);
  return marks.size > 0 && [...marks].every((mark) => mark.endsWith('s'));
}
