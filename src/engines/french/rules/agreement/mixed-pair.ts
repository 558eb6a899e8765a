import { eachWord } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';

const degree = /^(?:très|si|trop|plus|assez|bien|tout)$/;
const determiner = /^(?:une|la|l'|sa|ma|ta|cette|notre|votre|leur)$/;

/** « deux frères et une sœur très différent » : a masculine beside a feminine noun is said of both, in the plural. */
export const mixedPair = eachWord((word, at, { lexicon }) => {
  if (word.shield || word.raw !== word.form || !/^(?:ADJ|VERB[pg])$/.test(word.tag))
    return undefined;
  // « une rivière charmant les promeneurs ».
  if (word.tag === 'VERBg' && at(1)?.kind === 'word') return undefined;
  const shift = degree.test(at(-1)?.form ?? '') ? 1 : 0;
  const [noun, article, and, first] = [-1, -2, -3, -4].map((step) => at(step - shift));
  if (and?.form !== 'et' || !determiner.test(article?.form ?? '')) return undefined;
  if (noun?.tag !== 'NOUN' || first?.tag !== 'NOUN' || first.shield) return undefined;
  const [own, second, other] = [
    marksOf(lexicon, word.form, isAdjective),
    meet(marksOf(lexicon, noun.form, isNoun), determinerMarks(article!.form) ?? new Set()),
    marksOf(lexicon, first.form, isNoun),
  ];
  if (own.size !== 1 || !own.has('ms')) return undefined;
  if (second.size !== 1 || !second.has('fs') || ![...other].every((mark) => mark[0] === 'm'))
    return undefined;
  if (other.size === 0) return undefined;
  // « et une sœur médecin », « et la ville change » : nothing but an adjective.
  const only = lexicon
    .readings(word.form)
    .every(
      ({ pos, features }) =>
        pos === 'adj' || /^[KG]/.test(features) || features.startsWith('K') || pos === 'nc',
    );
  if (!only && shift === 0) return undefined;
  const isAlsoNoun = lexicon.readings(word.form).some(isNoun);
  if (isAlsoNoun && shift === 0 && word.tag !== 'ADJ') return undefined;
  const next = at(1);
  if (next && next.kind === 'word' && !/^(?:et|ou|dans|sur|qui|que|à|au|en)$/.test(next.form))
    return undefined;
  const suggestion = inflect(lexicon, word.form, new Set(['mp']), isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/mixed-pair',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `« ${first.raw} » et « ${noun.raw} » : l'adjectif se met au masculin pluriel.`,
    suggestions: [suggestion],
  };
});
