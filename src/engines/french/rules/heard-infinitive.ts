import { conjugate, eachWord, isVerbReading } from './rule.ts';
import { pastClitics, slotOf } from './subject-pronouns.ts';

/** « cela créer un malaise » : after its subject, the verb is conjugated. */
export const heardInfinitive = eachWord((word, at, { lexicon }) => {
  if (!/^(?:je|tu|il|on|ils|cela|ceci)$/.test(word.form) || word.shield) return undefined;
  if (at(-1)?.tag === 'ADP' || /^(?:et|ou|comme|que)$/.test(at(-1)?.form ?? '')) return undefined;
  const verb = at(pastClitics(at, 1));
  if (verb?.tag !== 'VERBi' || verb.shield || !verb.form.endsWith('er')) return undefined;
  const readings = lexicon.readings(verb.form);
  if (!readings.every((reading) => isVerbReading(reading))) return undefined;
  const [person, number] = slotOf(word.form)!;
  const form = conjugate(lexicon, verb.form, 'P', person, number);
  if (!form) return undefined;
  return {
    rule: 'ending/conjugated',
    category: 'VER_INF',
    from: verb.index,
    to: verb.index + 1,
    message: `Le verbe a un sujet, « ${word.raw} » : il se conjugue.`,
    suggestions: [form],
  };
});
