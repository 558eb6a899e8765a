import { type At, eachWord } from './rule.ts';
import { slotOf } from './subject-pronouns.ts';

const alone =
  /^(?:parl|agi|viv|meur|fonctionn|travaill|réagi|pens|évolu|raisonn)(?:e|es|ent|t|s|ons|ez|ait|aient|ssent|ra|it)?$/;

/** « la manière que Zola décrit la mine » : the verb has its object, « que » could not be it. */
export const mannerRelative = eachWord((word, at) => {
  if (!/^qu[e']$/.test(word.form) || word.shield) return undefined;
  if (!/^(?:façon|manière)$/.test(at(-1)?.form ?? '')) return undefined;
  if (!/^(?:la|cette|une)$/.test(at(-2)?.form ?? '') || /^(?:de|à|d')$/.test(at(-3)?.form ?? ''))
    return undefined;
  const verb = verbAfterSubject(at);
  if (verb === undefined) return undefined;
  const reflexive = /^(?:se|s')$/.test(at(verb)?.form ?? '') ? 1 : 0;
  const act = at(verb + reflexive);
  const next = at(verb + reflexive + 1);
  const hasObject = /^(?:le|la|l'|les|un|une|ses|son|sa|ce|cette)$/.test(next?.form ?? '');
  if (!act || !/^VERB[fp]$/.test(act.tag) || (act.tag === 'VERBp' && !hasObject)) return undefined;
  if (!hasObject && reflexive === 0 && !alone.test(act.form)) return undefined;
  return {
    rule: 'relative/dont/manner',
    category: 'SYN_REL',
    from: word.index,
    to: word.index + 1,
    message: `On agit « d'une » façon : le pronom est « dont ».`,
    suggestions: ['dont'],
  };
});

function verbAfterSubject(at: At): number | undefined {
  if (slotOf(at(1)?.form ?? '')) return 2;
  if (at(1)?.tag === 'PROPN') return at(2)?.tag === 'PROPN' ? 3 : 2;
  if (at(1)?.form === "l'" && at(2)?.form === 'on') return 3;
  return at(1)?.tag === 'DET' && at(2)?.tag === 'NOUN' ? 3 : undefined;
}
