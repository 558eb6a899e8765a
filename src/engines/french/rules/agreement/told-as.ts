import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, type RuleFinding } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { invariable } from './noun-adjective.ts';

const taken =
  /^(?:considéré|regardé|perçu|décrit|présenté|reconnu|vécu|jugé|tenu|pris|défini|traité|ressenti)(?:e|s|es)$/;

type Told = { owner: Word; marks: Marks };

/** « considérée comme majeur », « une idée que je trouve intéressant » : what it is taken for agrees with it. */
export const toldAs = eachWord((word, at, { lexicon }): RuleFinding | undefined => {
  if (word.shield || word.tag !== 'ADJ' || word.raw !== word.form || invariable.test(word.form))
    return undefined;
  if (/^(?:ADJ|NOUN)$/.test(at(1)?.tag ?? '')) return undefined;
  const told = takenFor(at, lexicon) ?? foundSo(at, lexicon);
  const own = marksOf(lexicon, word.form, isAdjective);
  if (!told || told.marks.size === 0 || meet(own, told.marks).size > 0) return undefined;
  const suggestion = inflect(lexicon, word.form, told.marks, isAdjective);
  // « considérées comme ennemi du peuple » : a noun may stand for all of them.
  const isNamed = lexicon.readings(word.form).some(isNoun);
  return suggestion
    ? {
        rule: isNamed ? 'agreement/told-as' : 'agreement/sure/told-as',
        category: 'ACC_ADJ',
        from: word.index,
        to: word.index + 1,
        message: `L'adjectif s'accorde avec « ${told.owner.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
});

/** A participle that shows a feminine or a plural, then « comme » or « pour ». */
function takenFor(at: At, lexicon: Lexicon): Told | undefined {
  const link = /^(?:très|trop|si|plus|peu|\p{L}+ment)$/u.test(at(-1)?.form ?? '') ? -2 : -1;
  const owner = at(link - 1);
  if (owner?.tag !== 'VERBp' || !taken.test(owner.form)) return undefined;
  const links = /^tenu/.test(owner.form) ? /^(?:comme|pour)$/ : /^comme$/;
  if (!links.test(at(link)?.form ?? '')) return undefined;
  return { owner, marks: marksOf(lexicon, owner.form, isAdjective) };
}

/** Nothing after the adjective: « un livre que je trouve intéressant de relire » says it of the act. */
function foundSo(at: At, lexicon: Lexicon): Told | undefined {
  const finds = /^(?:trouv|jug|estim)(?:e|es|ons|ez|ent|ait|ais|aient)$/;
  const who = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/;
  const [owner, determiner] = [at(-4), at(-5)];
  if (!finds.test(at(-1)?.form ?? '') || !who.test(at(-2)?.form ?? '')) return undefined;
  if (!/^qu[e']$/.test(at(-3)?.form ?? '') || owner?.tag !== 'NOUN') return undefined;
  const asked = determinerMarks(determiner?.form ?? '');
  if (!asked || at(-6)?.tag === 'ADP' || at(1)?.kind === 'word') return undefined;
  return { owner, marks: meet(marksOf(lexicon, owner.form, isNoun), asked) };
}
