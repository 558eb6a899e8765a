import type { Word } from '../text/document.ts';
import { clausesOf } from './agreement/subject.ts';
import {
  eachWord,
  isFiniteTag,
  isVerbTag,
  type Rule,
  type RuleFinding,
  startsWithVowel,
} from './rule.ts';
import { pastClitics, slotOf } from './subject-pronouns.ts';

const isSubject = (form: string) => slotOf(form) !== undefined || form === 'ça' || form === "c'";

/** « il veut pas », « l'homme peut pas » : il manque « ne ». */
export const negation: Rule = (context) => [
  ...afterPronoun(context),
  ...afterNoun(context),
  ...afterNobody(context),
];

const afterNoun: Rule = ({ document, lexicon }) =>
  document.sentences.flatMap((_, sentence) =>
    clausesOf(document, sentence, lexicon).flatMap(({ head, verb }): RuleFinding[] => {
      const { words } = document;
      const between = words.slice(head.index + 1, verb.index);
      const adverb = words[verb.index + 1];
      const next = words[verb.index + 2];
      if (!/^(?:pas|jamais)$/.test(adverb?.form ?? '') || /^(?:à|un|avant)$/.test(next?.form ?? ''))
        return [];
      const asked = words.slice(Math.max(0, head.index - 2), head.index);
      if (adverb!.form === 'jamais' && asked.some(({ form }) => form === 'si')) return [];
      if (adverb!.sentence !== sentence || between.some(({ form }) => /^(?:ne|n')$/.test(form)))
        return [];
      return [missing(verb, verb, withNe(verb))];
    }),
  );

const withNe = ({ form, raw }: Word) => `${startsWithVowel(form) ? "n'" : 'ne '}${raw}`;

const missing = (from: Word, last: Word, said: string): RuleFinding => ({
  rule: 'negation',
  category: 'SYN_NEG',
  from: from.index,
  to: last.index + 1,
  message: "À l'écrit, la négation a deux mots : « ne… pas », « ne… jamais ».",
  suggestions: [said],
});

const afterPronoun = eachWord((word, at) => {
  if (!isSubject(word.form) || word.shield) return undefined;
  if (/^(?:ne|n')$/.test(at(-1)?.form ?? '')) return undefined;
  if (/^(?:ne|n')$/.test(at(1)?.form ?? '')) return undefined;
  const step = pastClitics(at, 1);
  const verb = at(step);
  const adverb = at(step + 1);
  if (!verb || !isVerbTag(verb) || verb.tag.endsWith('i') || !adverb) return undefined;
  if (!/^(?:pas|jamais|rien|aucune?|guère)$/.test(adverb.form)) return undefined;
  // « Il y a pas mal de gens » : many.
  if (
    adverb.form === 'pas' &&
    at(step + 2)?.form === 'mal' &&
    /^d[e']$/.test(at(step + 3)?.form ?? '')
  )
    return undefined;
  if (adverb.form === 'jamais' && !word.form.match(/^(?:je|tu|il|ils|on|c')$/)) return undefined;
  if (/^(?:à|un|avant)$/.test(at(step + 2)?.form ?? '')) return undefined;
  // « le plus grand danger qu'il ait jamais couru », « on ignore s'il viendra jamais » : « jamais » ne nie rien.
  if (adverb.form === 'jamais' && /^(?:qu[e']|si|s')$/.test(at(-1)?.form ?? '')) return undefined;
  if (word.form === "c'" && verb.form !== 'est' && verb.form !== 'était') return undefined;
  const first = at(1)!;
  return word.form === "c'"
    ? missing(word, first, `ce n'${first.raw}`)
    : missing(first, first, withNe(first));
});

/** « Personne peut », « Rien permet », « Aucun homme peut » : as subjects they too ask for « ne ». */
const afterNobody = eachWord((word, at) => {
  const alone = /^(?:personne|rien)$/.test(word.form);
  if ((!alone && !/^aucune?$/.test(word.form)) || word.shield) return undefined;
  const before = at(-1)?.form ?? '';
  // « Je doute que personne puisse » : somebody, whoever it be.
  const reported =
    /^qu[e']$/.test(before) && isVerbTag(at(-2)) && !/^(?:dout|ni[eo]|contest)/.test(at(-2)!.form);
  if (at(-1) && !reported && !/^(?:[,;:]|car|mais|or|puisque|donc)$/.test(before)) return undefined;
  if (!alone && at(1)?.tag !== 'NOUN') return undefined;
  const start = alone ? 1 : at(2)?.tag === 'ADJ' ? 3 : 2;
  const first = at(start);
  const verb = at(pastClitics(at, start));
  if (!first || !isFiniteTag(verb) || verb!.shield || /^n[e']$/.test(first.form)) return undefined;
  return missing(first, first, withNe(first));
});
