import { isDeterminer } from '../rules/homophones/homophone.ts';
import { isEitherAct } from '../rules/homophones/where-clause.ts';
import { isFiniteTag } from '../rules/rule.ts';
import type { Word } from '../text/document.ts';
import type { Change } from './veto.ts';

const says =
  /^(?:dit|disent|disait|crois|croit|croient|pens\p{L}+|affirm\p{L}+|prouv\p{L}+|préten\p{L}+|estim\p{L}+|soutien\p{L}+|répond\p{L}*)$/u;

/** Homophones the encoder was seen to take for one another where the turn of phrase is plain. */
export function misreadsHomophone(
  { category, written, meant, from, to }: Change,
  words: Word[],
): boolean {
  const near = (index: number) =>
    words[index]?.sentence === words[from]!.sentence ? words[index]!.form : undefined;
  const before = near(from - 1);
  if (category === 'HOM_CAR' && written === 'dès') return !canBePlural(words[to]);
  // « Il dit qu'elles sont les causes » : what is said is no question.
  if (category === 'HOM_QUEL' && /^qu'e/.test(written) && says.test(before ?? '')) return true;
  // « telle quelle », « quelque deux cents députés ».
  if (category === 'HOM_QUEL' && /^quel/.test(written))
    return (
      /^tel/.test(before ?? '') ||
      (written === 'quelque' && (words[to]?.tag === 'NUM' || /^qu[e']$/.test(near(to + 1) ?? '')))
    );
  // « un tirage, donc le nombre », « un tirage, dont le nombre » : after a comma, only the sense tells.
  if (category === 'HOM_DONC' && written === 'donc') return before === ',';
  // « les animaux ont eux aussi leur langage ».
  if (written === 'eux') return /^(?:aussi|seuls|non|-mêmes?|tous|,)$/.test(near(to) ?? '');
  // « Elle ne pensait pas arriver aussi tôt. » : so early.
  if (written === 'aussi tôt')
    return !/^(?:que|qu'|après|dit)$/.test(near(to) ?? '') && isSoEarly(words, from, to);
  // « Dans la ville ou le village vit une foule » : the subject may come after its verb.
  if (category === 'HOM_OU' && written === 'ou' && meant === 'où')
    return (
      isEitherAct((step) =>
        words[from + step]?.sentence === words[from]!.sentence ? words[from + step] : undefined,
      ) ||
      (isDeterminer(words[to]) &&
        words[to + 1]?.tag === 'NOUN' &&
        isFiniteTag(words[to + 2]) &&
        /^(?:vi[tv]|exist|règn|naît|appara|surgi)/.test(words[to + 2]!.form) &&
        isDeterminer(words[to + 3]))
    );
  return false;
}

/** After a negation or an infinitive, and before a pause: not « at once ». */
const isSoEarly = (words: Word[], from: number, to: number) =>
  words[to]?.kind !== 'word' && /^(?:VERBi|ADV|VERBp)$/.test(words[from - 1]?.tag ?? '');

const timeName =
  /^(?:mars|lors|temps|années|mois|siècles|jours|vacances|fois|le|la|les|l'|son|sa|ses|leurs?|qu[e']|cette|cet|ce|ces)$/;
/** « dès octobre », « dès 1830 », « dès hier » : only a plural can follow « des ». */
const canBePlural = (word: Word | undefined) =>
  word !== undefined &&
  word.raw === word.form &&
  word.kind === 'word' &&
  /[sxz]$/.test(word.form) &&
  word.tag !== 'NUM' &&
  !timeName.test(word.form);
