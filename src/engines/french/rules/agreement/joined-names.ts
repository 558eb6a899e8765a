import { isDoubleForm } from '../is-needed-verb.ts';
import { eachWord, isFiniteTag } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { checkVerb } from './noun-verb.ts';

/** Verbs of people: « Roméo et Juliette raconte » is one play, but no play conceives or refuses. */
const ofPeople =
  /^(?:conç|conce|pens|croi|croy|affirm|soutien|souten|défend|estim|considèr|considér|refus|veu|voul|juge|admet|nie|contest|accus|écri|viv|vit|meur|mour|né$|sai[st]|sav|cherch|combat|oppos|rencontr|décid|accept|rejett|s'aim|aim|partag|étudi|inspir|débatt|doi[st]|dev|peu[tx]|pouv)/;

/** Who signs books gives none his name: « Voltaire et Diderot » are two whatever they do. */
const authors =
  /^(?:voltaire|rousseau|diderot|montesquieu|descartes|spinoza|leibniz|kant|hegel|platon|aristote|socrate|épicure|sénèque|épictète|marx|engels|nietzsche|sartre|camus|hugo|zola|balzac|flaubert|maupassant|stendhal|baudelaire|rimbaud|verlaine|mallarmé|apollinaire|éluard|aragon|molière|racine|corneille|marivaux|beaumarchais|musset|lamartine|vigny|hobbes|locke|hume|freud|bergson|pascal|montaigne|rabelais|ronsard|beauvoir|malraux|proust|gide|ionesco|beckett|arendt|foucault|bourdieu|durkheim|weber|tocqueville|keynes|smith|ricardo)$/;

/** « Descartes et Spinoza ne conçoit pas » : two names, two people. */
export const joinedNames = eachWord((word, at, { lexicon }) => {
  const opens = at(-1) === undefined || /^(?:[,;:]|que|qu'|si|car|mais|quand)$/.test(at(-1)!.form);
  if (!opens || word.shield || word.raw === word.form || at(1)?.form !== 'et') return undefined;
  const second = at(2);
  if (!second || second.raw === second.form || second.shield) return undefined;
  // « Camus », read as an adjective, is a name beside another.
  const beside = word.tag === 'ADJ' && second.tag === 'PROPN';
  if (!(isName(word.tag) || beside) || !isName(second.tag)) return undefined;
  let step = 3;
  while (at(step) && isClitic(at(step)!)) step++;
  const verb = at(step);
  if (
    !verb ||
    !(isFiniteTag(verb) || isDoubleForm(verb)) ||
    verb.shield ||
    !(ofPeople.test(verb.form) || (authors.test(word.form) && authors.test(second.form)))
  )
    return undefined;
  if (at(step + 1)?.form.startsWith('-')) return undefined;
  return checkVerb('sure/joined-names', word, ['3', 'p'], verb, lexicon)[0];
});

const isName = (tag: string) => tag === 'PROPN' || tag === 'NOUN';
