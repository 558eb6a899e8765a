import type { Rule, RuleFinding } from '../rule.ts';
import { isFiniteTag } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { opensClause } from './clause-openings.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';

/** One by one, or one for all: « chaque homme, chaque femme et chaque enfant a ». */
const apart = /^(?:chaque|aucune?|nulle?|tout|toute)$/;

/** « Le racisme, la misère et la peur pousse » : three subjects in a row make a plural. */
export const listedSubjects: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    const found: RuleFinding[] = [];
    for (let start = from; start < to; start++) {
      if (words[start]!.tag !== 'DET' || words[start]!.shield) continue;
      if (!opensClause(words, start, from)) continue;
      let group = readGroup(words, start, to, lexicon);
      let count = 0;
      let joined = false;
      while (group?.determiner && !apart.test(group.determiner.form) && !group.noun.shield) {
        count++;
        const link = words[group.to]?.form ?? '';
        if (joined || !/^(?:,|et)$/.test(link)) break;
        joined = link === 'et';
        group = readGroup(words, group.to + 1, to, lexicon);
      }
      if (!group?.determiner || !joined || count < 3) continue;
      let at = group.to;
      while (at < to && isClitic(words[at]!)) at++;
      const verb = words[at];
      if (at >= to || !verb || !isFiniteTag(verb) || verb.shield || verb.raw !== verb.form)
        continue;
      if (words[at + 1]?.form.startsWith('-')) continue;
      found.push(...checkVerb('sure/listed-subjects', group.noun, ['3', 'p'], verb, lexicon));
    }
    return found;
  });
