import { eachWord, isVerbTag, startsWithVowel } from './rule.ts';
import { pastClitics, slotOf } from './subject-pronouns.ts';

const isSubject = (form: string) => slotOf(form) !== undefined || form === 'ça' || form === "c'";

/** « il veut pas » : il manque « ne ». */
export const negation = eachWord((word, at) => {
  if (!isSubject(word.form) || word.shield) return undefined;
  if (/^(?:ne|n')$/.test(at(-1)?.form ?? '')) return undefined;
  if (/^(?:ne|n')$/.test(at(1)?.form ?? '')) return undefined;
  const step = pastClitics(at, 1);
  const verb = at(step);
  const adverb = at(step + 1);
  if (!verb || !isVerbTag(verb) || verb.tag.endsWith('i') || !adverb) return undefined;
  if (!/^(?:pas|jamais|rien|aucune?|guère)$/.test(adverb.form)) return undefined;
  if (adverb.form === 'jamais' && !word.form.match(/^(?:je|tu|il|ils|on|c')$/)) return undefined;
  if (/^(?:à|de|un|avant)$/.test(at(step + 2)?.form ?? '')) return undefined;
  // « le plus grand danger qu'il ait jamais couru » : « jamais » nie rien.
  if (adverb.form === 'jamais' && /^qu[e']$/.test(at(-1)?.form ?? '')) return undefined;
  if (word.form === "c'" && verb.form !== 'est' && verb.form !== 'était') return undefined;
  const first = at(1)!;
  const ne = startsWithVowel(first.form) ? "n'" : 'ne ';
  const said = word.form === "c'" ? `ce n'${first.raw}` : `${ne}${first.raw}`;
  return {
    rule: 'negation',
    category: 'SYN_NEG',
    from: word.form === "c'" ? word.index : first.index,
    to: first.index + 1,
    message: "À l'écrit, la négation a deux mots : « ne… pas », « ne… jamais ».",
    suggestions: [said],
  };
});
