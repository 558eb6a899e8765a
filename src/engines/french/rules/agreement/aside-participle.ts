import type { Rule, RuleFinding } from '../rule.ts';
import { inflect, isAdjective, marksOf, meet } from './marks.ts';
import { readGroup } from './noun-group.ts';

const led = /^(?:à peine|une fois|sitôt|aussitôt|longtemps|enfin|souvent)$/;

/** « Les paroles, à peine prononcé, la trahissent » : said of the subject just named. */
export const asideParticiple: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }): RuleFinding[] => {
    const group = readGroup(words, from, to, lexicon);
    if (!group?.determiner || group.marks.size !== 1 || words[from] !== group.determiner) return [];
    let at = group.to;
    let owned = new Set<string>();
    if (/^(?:de|d'|du|des)$/.test(words[at]?.form ?? '')) {
      const owner = readGroup(words, at + 1, to, lexicon);
      if (!owner) return [];
      owned = new Set(owner.marks);
      at = owner.to;
    }
    if (words[at]?.form !== ',' || at + 3 >= to) return [];
    const two = led.test(`${words[at + 1]!.form} ${words[at + 2]!.form}`);
    if (!two && !led.test(words[at + 1]!.form)) return [];
    const participle = words[at + (two ? 3 : 2)];
    if (!participle || participle.shield || participle.index >= to) return [];
    const isPast = lexicon
      .readings(participle.form)
      .some(({ features }) => features.startsWith('K'));
    const next = words[participle.index + 1];
    if (!isPast || (next?.form !== ',' && next?.tag !== 'ADP')) return [];
    const own = marksOf(lexicon, participle.form, isAdjective);
    if (meet(own, group.marks).size > 0 || meet(own, owned).size > 0) return [];
    const suggestion = inflect(lexicon, participle.form, group.marks, isAdjective);
    if (!suggestion) return [];
    return [
      {
        rule: 'agreement/sure/topic-participle/aside',
        category: 'ACC_PP_ETRE',
        from: participle.index,
        to: participle.index + 1,
        message: `« ${participle.raw} » parle de « ${group.noun.raw} » et s'accorde avec lui.`,
        suggestions: [suggestion],
      },
    ];
  });
