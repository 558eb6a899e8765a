import type { Word } from '../../text/document.ts';
import { type At, eachWord, finiteReadings } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { inflect, isAdjective, marksOf } from './marks.ts';
import { agreesWithSubject } from './reflexive-subject.ts';

/** Names that take « la », and are no family names (« La Fontaine »). */
const feminine =
  /^(?:france|angleterre|allemagne|russie|chine|europe|amérique|afrique|asie|espagne|italie|grèce|pologne|prusse|autriche|belgique|suisse|turquie|inde|algérie|tunisie|hongrie|roumanie|bulgarie|serbie|syrie|libye|ukraine|suède|norvège|finlande|irlande|écosse|hollande|bretagne|provence|normandie|alsace|lorraine|corse|révolution|république|résistance|renaissance|bastille|commune|terre|lune|seine|loire|colombie|argentine|australie)$/;
const masculine =
  /^(?:japon|brésil|canada|portugal|mexique|maroc|liban|vietnam|sénégal|mali|royaume-uni|danemark|chili|pérou|soleil|congo|parlement|sénat)$/;

/** « La France a été libéré » : of a country the article tells the gender. */
export const namedCountry = eachWord((word, at, { lexicon }) => {
  const mark = feminine.test(word.form) ? 'fs' : masculine.test(word.form) ? 'ms' : undefined;
  if (!mark || word.raw === word.form || word.shield) return undefined;
  if (!/^(?:la|le|l')$/.test(at(-1)?.form ?? '') || !opens(at)) return undefined;
  const participle = participleOf(at) ?? reflexiveOf(at) ?? asideOf(at);
  if (!participle || participle.shield || participle.raw !== participle.form) return undefined;
  const readings = lexicon.readings(participle.form);
  if (
    !readings.some(({ features }) => features.startsWith('K')) ||
    !/^(?:ADJ|VERBp)$/.test(participle.tag)
  )
    return undefined;
  const wanted = new Set([mark]);
  const own = marksOf(lexicon, participle.form, isAdjective);
  if (own.has(mark) || finiteReadings(lexicon, participle.form).length > 0) return undefined;
  const suggestion = inflect(lexicon, participle.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/named-country',
        category: 'ACC_PP_ETRE',
        from: participle.index,
        to: participle.index + 1,
        message: `« ${participle.raw} » s'accorde avec le sujet « ${word.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
});

const opens = (at: At) =>
  at(-2) === undefined ||
  /^(?:[,;:]|que|qu'|si|car|mais|quand|lorsque|puisque|où)$/.test(at(-2)!.form);

/** « La Chine s'est ouverte au commerce » : where the pronoun is surely the object. */
function reflexiveOf(at: At): Word | undefined {
  if (at(1)?.form !== "s'" || !/^(?:est|était)$/.test(at(2)?.form ?? '')) return undefined;
  // « les certitudes que l'Europe s'était forgées » : with the object, which stands before.
  if (/^qu[e']$/.test(at(-2)?.form ?? '') && /^(?:NOUN|ADJ)$/.test(at(-3)?.tag ?? ''))
    return undefined;
  let step = 3;
  while (at(step)?.tag === 'ADV') step++;
  return at(step) && agreesWithSubject(at, step) ? at(step) : undefined;
}

/** « L'Allemagne, affaiblie par le traité, sombre » : between commas, before the verb. */
function asideOf(at: At): Word | undefined {
  if (at(1)?.form !== ',' || at(3)?.form !== 'par') return undefined;
  let step = 4;
  while (at(step) && at(step)!.kind === 'word' && step < 14) step++;
  return at(step)?.form === ',' ? at(2) : undefined;
}

/** « est », « n'a pas été », « sera bientôt » : past them, what is said of the country. */
function participleOf(at: At): Word | undefined {
  let step = 1;
  while (at(step) && isClitic(at(step)!) && !/^(?:s'|se)$/.test(at(step)!.form)) step++;
  const auxiliary = at(step)?.form ?? '';
  const being = /^(?:est|était|sera|serait|fut|soit)$/.test(auxiliary);
  const having = /^(?:a|avait|aura|aurait|ait|eut)$/.test(auxiliary);
  if (!being && !having) return undefined;
  step++;
  const skip = () => {
    while (at(step)?.tag === 'ADV') step++;
  };
  skip();
  if (having) {
    if (at(step)?.form !== 'été') return undefined;
    step++;
    skip();
  }
  return at(step);
}
