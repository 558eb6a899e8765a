import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import {
  isFiniteTag,
  type Rule,
  type RuleContext,
  type RuleFinding,
  withCapitalOf,
} from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { type NounGroup, readGroup } from './noun-group.ts';
import { isOneOfActs } from './one-of-acts.ts';

const colours =
  /^(?:bleu|vert|rouge|jaune|gris|blanc|noir|rose|brun|marron|orange|châtain|violet|mauve|clair|foncé|sombre|pâle)/;
/** Words that stay as they are beside a noun. */
export const invariable =
  /^(?:même|seul|tout|demi|nu|possible|compris|vu|excepté|passé|ci-joint|standard|maximum|minimum|membre|clé|clef|type|modèle|record|cible|phare|limite|fait|dit|dû|lié|censé|alpha|bêta|gamma|delta|oméga|mathématique|kaki|turquoise|émeraude|ivoire|saumon|corail|indigo|bordeaux|ocre|azur|grenat)s?$/;

/** « de nombreuses œuvres » : here « de » is an article. */
const isPartitive = ({ form, index }: Word, words: Word[]) =>
  (form === 'de' || form === "d'") &&
  words[index + 1]?.tag === 'ADJ' &&
  words[index + 2]?.tag === 'NOUN' &&
  (/[sx]$/.test(words[index + 2]!.form) ||
    !/^(?:NOUN|ADJ|PROPN|VERBp)$/.test(words[index - 1]?.tag ?? ''));

/** « les valeurs moral », « une vie heureux », « cette roman » : tout le groupe s'accorde. */
export const nounAdjective: Rule = (context) => {
  const { words, sentences } = context.document;
  const found: RuleFinding[] = [];
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at++) {
      if (words[at]!.kind !== 'word' || words[at]!.shield) continue;
      const group =
        determinerMarks(words[at]!.form) ||
        isPartitive(words[at]!, words) ||
        words[at]!.tag === 'NOUN'
          ? readGroup(words, at, to, context.lexicon)
          : undefined;
      if (!group) continue;
      found.push(...checkGroup(group, context));
      at = group.noun.index;
    }
  }
  return found;
};

function checkGroup(group: NounGroup, context: RuleContext): RuleFinding[] {
  const { lexicon, document } = context;
  const noun = marksOf(lexicon, group.noun.form, isNoun);
  if (
    noun.size === 0 ||
    // « une remarque » : after a determiner, nothing but the noun.
    !(
      group.determiner?.tag === 'DET' ||
      /^(?:au|du)$/.test(group.determiner?.form ?? '') ||
      lexicon.readings(group.noun.form).every(({ pos }) => /^(?:nc|adj|v|np)$/.test(pos))
    )
  )
    return [];
  const asked = group.determiner ? determinerMarks(group.determiner.form) : undefined;
  if (asked && meet(noun, asked).size === 0)
    return isOutcome(group.noun, document.words[group.noun.index + 1])
      ? []
      : wrongDeterminer(group, noun, asked);
  const wanted = asked ? meet(noun, asked) : noun;
  // A complement between noun and adjective (« une œuvre d'art moderne ») shares it: only neighbours are judged.
  const [before, further] = [document.words[group.from - 1], document.words[group.from - 2]];
  // « elle rêve d'une existence meilleur » : the verb has no noun to share.
  const ofVerb = group.determiner !== undefined && /^(?:VERBf|VERBi)$/.test(further?.tag ?? '');
  const inComplement =
    (/^(?:de|d'|du|des|à|en)$/.test(before?.form ?? '') && !ofVerb) ||
    /^(?:et|ou|,)$/.test(before?.form ?? '') ||
    (/^(?:des|du|aux|au)$/.test(group.determiner?.form ?? '') && before?.tag === 'NOUN');
  // « Ce que montrent ces chiffres inquiète » : past the inverted subject, the main verb.
  const inverted = /^qu[e']$/.test(further?.form ?? '') && isFiniteTag(before);
  const after =
    inverted || seems(group, context) || isDuration(group) || isForItsPart(group, document.words)
      ? []
      : group.after
          .slice(0, 1)
          .filter((word) => !isVerbOf(word, wanted, lexicon) && !isOneOfActs(word, context));
  return [...group.before, ...(inComplement ? [] : after)].flatMap((word) =>
    checkAdjective(word, wanted, group.noun, context),
  );
}

/** « restée sept ans prisonnière » : how long, not whose. */
const isDuration = ({ noun, determiner }: NounGroup) =>
  determiner?.tag === 'NUM' &&
  /^(?:ans?|années?|jours?|mois|heures?|semaines?|siècles?)$/.test(noun.form);

/** « La France a pour sa part dégelé les fonds » : an aside between the auxiliary and its participle. */
const isForItsPart = ({ noun, from }: NounGroup, words: Word[]) =>
  noun.form === 'part' &&
  words[from - 1]?.form === 'pour' &&
  /^AUX/.test(words[from - 2]?.tag ?? '');

/** « cette poire a l'air mûre » : after « avoir l'air » the adjective may follow the subject. */
const seems = ({ noun, determiner }: NounGroup, { lexicon, document }: RuleContext) =>
  noun.form === 'air' &&
  determiner?.form === "l'" &&
  document.words
    .slice(Math.max(0, determiner.index - 4), determiner.index)
    .some(({ form }) => lexicon.readings(form).some(({ lemma }) => lemma === 'avoir'));

/** « les règles diffèrent », written « différent » : the verb of the noun, not its adjective. */
const isVerbOf = (word: Word, wanted: Marks, lexicon: Lexicon) =>
  word.form.endsWith('ent') &&
  [...wanted].every((mark) => mark.endsWith('p')) &&
  lexicon.readings(`${word.form.slice(0, -3)}er`).some(({ pos }) => pos === 'v');

function checkAdjective(
  word: Word,
  wanted: Marks,
  noun: Word,
  context: RuleContext,
): RuleFinding[] {
  const { lexicon, document } = context;
  if (
    word.shield ||
    word.raw !== word.form ||
    colours.test(word.form) ||
    invariable.test(word.form)
  )
    return [];
  // « les pays important du blé » : a participle with its object.
  const next = document.words[word.index + 1]?.form ?? '';
  if (word.form === 'important' && /^(?:du|des|de)$/.test(next)) return [];
  const readings = lexicon.readings(word.form);
  if (!readings.some(isAdjective)) return [];
  if (meet(marksOf(lexicon, word.form, isAdjective), wanted).size > 0) return [];
  // « la littérature et la philosophie grecques », « les premier et second actes » : several nouns or adjectives; of one thing, nothing after it counts.
  if (
    document.words
      .slice(Math.max(0, noun.index - 4), endOfReach(word, noun, wanted, context))
      .some(({ form }) => form === 'et' || form === 'ou' || form === ',')
  )
    return [];
  const suggestion = inflect(lexicon, word.form, wanted, isAdjective);
  if (!suggestion) return [];
  return [
    {
      rule: word.index < noun.index ? 'agreement/adjective-noun' : 'agreement/noun-adjective',
      category: 'ACC_ADJ',
      from: word.index,
      to: word.index + 1,
      message: `L'adjectif s'accorde avec le nom « ${noun.raw} ».`,
      suggestions: [suggestion],
    },
  ];
}

/** Before its noun an adjective is joined to others before the noun only; « les politiques intérieure et extérieure » come after. */
function endOfReach(
  word: Word,
  noun: Word,
  wanted: Marks,
  { document: { words }, lexicon }: RuleContext,
): number {
  if (word.index < noun.index) return noun.index;
  // « des phrases court et simples » : a plural beside it shows that it is not one each.
  const [and, second] = [words[word.index + 1], words[word.index + 2]];
  const beside = and?.form === 'et' && second?.tag === 'ADJ' && second.sentence === word.sentence;
  const marks = beside ? [...marksOf(lexicon, second.form, isAdjective)] : [];
  if (marks.length > 0 && marks.every((mark) => mark.endsWith('p'))) return word.index + 1;
  return word.index + ([...wanted].every((mark) => mark.endsWith('s')) ? 1 : 3);
}

const other: Record<string, string> = {
  un: 'une',
  une: 'un',
  le: 'la',
  la: 'le',
  ce: 'cette',
  cette: 'ce',
  cet: 'cette',
  ma: 'mon',
  sa: 'son',
  ta: 'ton',
  du: 'de la',
  aucun: 'aucune',
  aucune: 'aucun',
  certain: 'certaine',
  certaine: 'certain',
  quel: 'quelle',
  quelle: 'quel',
  certains: 'certaines',
  certaines: 'certains',
  tous: 'toutes',
  toutes: 'tous',
};

/** Said in both genders, or told by the lexicon in the wrong one. */
const eitherGender = /^(?:folk|parentèle|pop|techno|disco)s?$/;

/** « un pile et un face », where « un face du cube » tells whose side it is. */
export const isOutcome = (word: Word | undefined, next: Word | undefined): boolean =>
  /^(?:pile|face)s?$/.test(word?.form ?? '') &&
  !/^(?:ADP|ADJ|NOUN)$/.test(next?.sentence === word!.sentence ? next!.tag : '');

/** Same number, other gender: the determiner is at fault; « une » before a vowel may be a slip of the noun. */
function wrongDeterminer(
  { determiner, noun }: NounGroup,
  marks: Marks,
  asked: Marks,
): RuleFinding[] {
  const sameNumber = [...marks].some((mark) => [...asked].some((want) => want[1] === mark[1]));
  const suggestion = other[determiner!.form];
  if (
    !sameNumber ||
    !suggestion ||
    determiner!.index !== noun.index - 1 ||
    determiner!.tag !== 'DET' ||
    noun.raw !== noun.form ||
    noun.form.length < 3 ||
    eitherGender.test(noun.form)
  )
    return [];
  const fixed = /^[aeiouyhéèêâîôûàœ]/.test(noun.form) && suggestion === 'ce' ? 'cet' : suggestion;
  return [
    {
      rule: 'agreement/determiner-gender',
      category: 'ACC_ADJ',
      from: determiner!.index,
      to: determiner!.index + 1,
      message: `« ${noun.raw} » est ${[...marks][0]![0] === 'f' ? 'féminin' : 'masculin'}.`,
      suggestions: [withCapitalOf(determiner!.raw, fixed)],
    },
  ];
}
