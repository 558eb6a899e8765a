import { eachWord } from '../rule.ts';
import { inflect, isAdjective, marksOf, meet } from './marks.ts';

/** « sont toutes deux soucieux » : « toutes » has said the gender and the number. */
export const bothAlike = eachWord((word, at, { lexicon }) => {
  if (!/^tou(?:te)?s$/.test(word.form) || word.shield) return undefined;
  const step = at(1)?.form === 'les' && at(2)?.form === 'deux' ? 3 : at(1)?.form === 'deux' ? 2 : 0;
  const [verb, adjective, next] = [at(-1), at(step), at(step + 1)];
  const copula =
    /^(?:sont|étaient|seront|seraient|furent|soient|semblent|paraissent|restent|deviennent|sommes|étions)$/;
  if (step === 0 || !copula.test(verb?.form ?? '') || !adjective) return undefined;
  if (adjective.shield || adjective.raw !== adjective.form) return undefined;
  if (next && !/^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(next.tag)) return undefined;
  const wanted = new Set([word.form === 'toutes' ? 'fp' : 'mp']);
  const own = marksOf(lexicon, adjective.form, isAdjective);
  if (own.size === 0 || meet(own, wanted).size > 0) return undefined;
  const suggestion = inflect(lexicon, adjective.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/both-alike',
        category: 'ACC_ADJ',
        from: adjective.index,
        to: adjective.index + 1,
        message: `L'adjectif s'accorde comme « ${word.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
});
