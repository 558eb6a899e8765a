import { type At, isFiniteTag } from '../rule.ts';
import {
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isOnlyParticiple,
  isSubjectPronoun,
  pastAdverbs,
} from './homophone.ts';

/** a / à, on / ont, la / l'a, ma / m'a. */
export const toHave: Homophone[] = [
  {
    category: 'HOM_A',
    forms: ['à'],
    choose: (_word, at, lexicon) => {
      if (
        isOneOf(at(-1), /^(?:il|elle|on|qui|y|n'|ça|cela)$/) &&
        !isOneOf(at(-2), /^(?:à|chez|pour|avec|de|d')$/)
      ) {
        // « ce qui à certains moments nuit », « qui à la différence des autres ment » : an aside.
        const aside = isOneOf(at(-1), /^qui$/) && at(1)?.tag === 'DET' && saysVerb(at, 2);
        return isInfinitive(lexicon, at(1)) || aside ? undefined : 'a';
      }
      if (
        isOneOf(at(1), /^(?:le|les)$/) &&
        !isInfinitive(lexicon, at(2)) &&
        !isOneOf(at(2), /^(?:lui|leur|y|en|faire)$/)
      )
        return 'a';
      const step = pastAdverbs(at, 1);
      if (isOneOf(at(step), /^(?:été|eu|pu|dû|su|voulu|permis|fallu)$/)) return 'a';
      const before = at(-1);
      if (
        isOnlyParticiple(lexicon, at(step)) &&
        before &&
        /^(?:NOUN|PROPN|ADJ|PRON)$/.test(before.tag)
      )
        return 'a';
      return undefined;
    },
  },
  {
    category: 'HOM_A',
    forms: ['a'],
    choose: (word, at, lexicon) => {
      // A capital may go without its accent.
      if (word.raw !== word.form) return undefined;
      const [before, next] = [at(-1), at(1)];
      if (
        isSubjectPronoun(before) ||
        isOneOf(before, /^(?:qui|y|n'|l'|m'|t'|ça|cela|en|lui|leur|nous|vous|on|ce|c')$/)
      )
        return undefined;
      // Before an infinitive, « a » may as well be the auxiliary and the infinitive the fault: only after a verb is it sure.
      if (isInfinitive(lexicon, next) && before && /^(?:VERB|AUX|ADJ)/.test(before.tag)) return 'à';
      if (
        before &&
        /^(?:VERBf|VERBi|VERBp|AUXf)$/.test(before.tag) &&
        (isDeterminer(next) || next?.tag === 'NOUN' || next?.tag === 'PROPN') &&
        !isOneOf(
          next,
          /^(?:peur|besoin|envie|raison|tort|froid|chaud|faim|soif|honte|pitié|lieu|droit|hâte|mal|horreur|confiance)$/,
        )
      )
        return 'à';
      if (
        isOneOf(
          before,
          /^(?:grâce|face|rapport|quant|jusqu'|contraire|propre|conforme|semblable|égal|égale|prêt|prête|soumis|soumise|condamné|condamnée|obligé|contraint|relatif|relative|nécessaire|utile|nuisible|fidèle|inhérent|inhérente)$/,
        )
      )
        return 'à';
      return isOneOf(
        next,
        /^(?:l'inverse|travers|partir|cause|savoir|nouveau|propos|condition|présent|peine|moins)$/,
      ) && !isOneOf(before, /^(?:il|elle|qui)$/)
        ? 'à'
        : undefined;
    },
  },
  {
    category: 'HOM_ON',
    forms: ['on'],
    choose: (_word, at, lexicon) => {
      const before = at(-1);
      if (isOneOf(before, /^(?:ils|elles)$/) || isOneOf(before, /^(?:m'|t'|n')$/)) return 'ont';
      if (
        !before ||
        !/^(?:NOUN|PROPN|ADJ|PRON|VERBp)$/.test(before.tag) ||
        isOneOf(before, /^(?:où|quand|comme|l'|que|qu'|dont|si)$/)
      )
        return undefined;
      const step = pastAdverbs(at, 1);
      return isOnlyParticiple(lexicon, at(step)) ||
        isOneOf(
          at(step),
          /^(?:été|eu|pu|dû|fait|pris|mis|dit|besoin|peur|tort|raison|pitié|honte|droit|pour|le|la|des|un|une)$/,
        )
        ? 'ont'
        : undefined;
    },
  },
  {
    category: 'HOM_ON',
    forms: ['ont'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      const opens =
        before?.kind !== 'word' ||
        isOneOf(
          before,
          /^(?:que|qu'|si|où|comme|quand|lorsqu'|puisqu'|l'|et|mais|car|donc|ainsi|alors)$/,
        );
      // « Qu'ont en commun ces espèces ? »
      if (before?.form === "qu'" && next?.form === 'en' && !isOnlyFinite(lexicon, at(2)))
        return undefined;
      return opens &&
        (isOnlyFinite(lexicon, next) ||
          isOneOf(
            next,
            /^(?:ne|n'|se|s'|y|peut|est|a|voit|sait|doit|en|me|te|le|la|les|lui|leur|nous|vous)$/,
          ))
        ? 'on'
        : undefined;
    },
  },
  {
    category: 'HOM_LA',
    forms: ['la'],
    choose: (_word, at, lexicon) => {
      const before = at(-1);
      const step = pastAdverbs(at, 1);
      if (before && /^(?:c'est|est)$/.test(before.form) && isOneOf(at(1), /^(?:que|qu')$/))
        return 'là';
      if (
        !before ||
        !(/^(?:NOUN|PROPN)$/.test(before.tag) || isSubjectPronoun(before) || before.form === 'qui')
      )
        return undefined;
      return isOnlyParticiple(lexicon, at(step)) && !isOneOf(at(step + 1), /^(?:de|d')$/)
        ? "l'a"
        : undefined;
    },
  },
  {
    category: 'HOM_LA',
    forms: ['là'],
    choose: (_word, at) => {
      const [before, next] = [at(-1), at(1)];
      if (next?.tag !== 'NOUN' || isOneOf(before, /^(?:-|de|par|jusque|est)$/)) return undefined;
      // « Là maître Martin attendait » : a person has no article here.
      if (isOneOf(next, /^(?:maître|madame|monsieur|mademoiselle)$/)) return undefined;
      return !before || /^(?:ADP|VERBf|CCONJ)$/.test(before.tag) ? 'la' : undefined;
    },
  },
];

/** A conjugated verb further on, before any pause. */
function saysVerb(at: At, from: number): boolean {
  for (let step = from; at(step)?.kind === 'word'; step++) if (isFiniteTag(at(step))) return true;
  return false;
}
