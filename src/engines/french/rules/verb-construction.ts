import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { type At, eachWord, isVerbReading, type RuleFinding } from './rule.ts';
import { isClitic } from './subject-pronouns.ts';

/** The preposition a verb wants before an infinitive, where pupils write the other one. */
const wants: Record<string, 'de' | 'à'> = {
  essayer: 'de',
  refuser: 'de',
  éviter: 'de',
  tenter: 'de',
  accepter: 'de',
  oublier: 'de',
  cesser: 'de',
  chercher: 'à',
  hésiter: 'à',
  réussir: 'à',
  parvenir: 'à',
};
/** « permettre à quelqu'un de faire », « empêcher quelqu'un de faire », « pousser quelqu'un à faire ». */
const wantsForPerson: Record<string, { person: 'à' | 'object'; act: 'de' | 'à' }> = {
  permettre: { person: 'à', act: 'de' },
  interdire: { person: 'à', act: 'de' },
  conseiller: { person: 'à', act: 'de' },
  empêcher: { person: 'object', act: 'de' },
  pousser: { person: 'object', act: 'à' },
  inciter: { person: 'object', act: 'à' },
  encourager: { person: 'object', act: 'à' },
  inviter: { person: 'object', act: 'à' },
  aider: { person: 'object', act: 'à' },
  autoriser: { person: 'object', act: 'à' },
  obliger: { person: 'object', act: 'à' },
};
const persons =
  /^(?:lecteur|lectrice|spectateur|spectatrice|homme|femme|peuple|élève|enfant|citoyen|citoyenne|individu|jeune|public|personnage|fils|fille|héros|héroïne|ouvrier|gens|humain|consommateur|être|maire|État|état|auteur|narrateur|poète|soldat|esclave|pays|société|travailleur|personne)s?$/;
const determiner =
  /^(?:le|la|l'|les|un|une|ce|cet|cette|ces|son|sa|ses|leurs?|mon|ma|mes|notre|nos|tout|toute|tous)$/;

/** Verbs and the words they ask for: « pallier à », « permettre au lecteur à », « se rappeler de ». */
export const verbConstruction = eachWord((word, at, { lexicon }) => {
  if (word.shield || !/^(?:VERB|AUX)/.test(word.tag)) return undefined;
  const lemmas = lemmasOf(lexicon, word.form);
  return (
    withoutPreposition(word, at, lemmas) ??
    beforeInfinitive(word, at, lemmas) ??
    withPerson(at, lemmas)
  );
});

const lemmasOf = (lexicon: Lexicon, form: string) =>
  new Set(
    lexicon
      .readings(form)
      .filter((r) => isVerbReading(r) || r.features.startsWith('K'))
      .map(({ lemma }) => lemma),
  );

/** « pallie à l'absence », « je me rappelle du jour » : the object comes at once. */
function withoutPreposition(
  word: Word,
  at: At,
  lemmas: ReadonlySet<string>,
): RuleFinding | undefined {
  const next = at(1);
  if (!next || next.shield) return undefined;
  if (lemmas.has('pallier')) {
    const article = { au: 'le', aux: 'les' }[next.form];
    const named = next.form === 'à' && determiner.test(at(2)?.form ?? '');
    if (!article && !named) return undefined;
    const message = "On pallie quelque chose, sans « à » : c'est déjà « remédier à ».";
    return finding(word.index, article ? `${word.raw} ${article}` : word.raw, message);
  }
  if (!lemmas.has('rappeler') || !remembers(at)) return undefined;
  const article = next.form === 'du' && at(2)?.tag === 'NOUN' ? 'le' : undefined;
  const named = /^(?:de|d')$/.test(next.form) && determiner.test(at(2)?.form ?? '');
  if (!article && !named) return undefined;
  const message = 'On se rappelle quelque chose ; on se souvient de quelque chose.';
  return finding(word.index, article ? `${word.raw} ${article}` : word.raw, message);
}

/** « je me », « il se », « nous nous » : he who remembers, where « cela me rappelle » is another verb. */
const remembers = (at: At) =>
  at(-1)?.form === 'se' ||
  /^(?:je me|tu te|nous nous|vous vous)$/.test(`${at(-2)?.form} ${at(-1)?.form}`);

/** « il essaie à comprendre », « il cherche de convaincre ». */
function beforeInfinitive(
  word: Word,
  at: At,
  lemmas: ReadonlySet<string>,
): RuleFinding | undefined {
  const [lemma] = [...lemmas].filter((one) => wants[one]);
  // « il se refuse à croire », « l'émotion le cherche » : another verb.
  if (!lemma || lemmas.size > 1 || word.tag === 'VERBp' || isObject(at(-1))) return undefined;
  return askFor(at, 1, wants[lemma]!, `« ${lemma} »`);
}

const isObject = (word: Word | undefined) =>
  word !== undefined && isClitic(word) && !/^n[e']$/.test(word.form);

/** « permet au lecteur à comprendre », « pousse le peuple de se révolter ». */
function withPerson(at: At, lemmas: ReadonlySet<string>): RuleFinding | undefined {
  const [lemma] = [...lemmas].filter((one) => wantsForPerson[one]);
  if (!lemma) return undefined;
  const { person, act } = wantsForPerson[lemma]!;
  const called = `« ${lemma} ${person === 'à' ? 'à ' : ''}quelqu'un »`;
  const told = person === 'à' ? /^(?:lui|leur|nous|me)$/ : /^(?:nous|les|vous)$/;
  if (told.test(at(-1)?.form ?? '') && /^VERBf$/.test(at(0)?.tag ?? ''))
    return askFor(at, 1, act, called);
  let step = 1;
  if (person === 'à') {
    if (!/^(?:à|au|aux)$/.test(at(step)?.form ?? '')) return undefined;
    step += 1;
  }
  if (determiner.test(at(step)?.form ?? '')) step += 1;
  if (at(step)?.tag === 'ADJ') step += 1;
  // « pousse le désir de plaire » : only a person is pushed to act.
  if (at(step)?.tag !== 'NOUN' || !persons.test(at(step)!.form)) return undefined;
  step += at(step + 1)?.tag === 'ADJ' ? 2 : 1;
  return askFor(at, step, act, called);
}

const other: Record<string, 'de' | 'à'> = { à: 'de', de: 'à', "d'": 'à' };

/** The other preposition, then an infinitive and nothing that would explain it. */
function askFor(at: At, step: number, wanted: 'de' | 'à', called: string): RuleFinding | undefined {
  const written = at(step);
  if (!written || written.shield || other[written.form] !== wanted) return undefined;
  let act = step + 1;
  while (at(act) && (isClitic(at(act)!) || /^(?:ne|pas|mieux|bien)$/.test(at(act)!.form))) act++;
  if (at(act)?.tag !== 'VERBi' || /^(?:boire|manger)$/.test(at(act)!.form)) return undefined;
  // « Le bruit cesse à partir de minuit ».
  if (/^(?:partir|compter)$/.test(at(act)!.form) && /^(?:de|d'|du)$/.test(at(act + 1)?.form ?? ''))
    return undefined;
  // « permet aux candidats à élire de parler » : the right one still comes.
  for (let later = act + 1; at(later) && later < act + 9; later++)
    if (/^d[e']$/.test(at(later)!.form) && wanted === 'de' && at(later + 1)?.tag === 'VERBi')
      return undefined;
  const next = at(step + 1)!;
  const elided = wanted === 'de' && /^[aeiouéèêhyâîôœ]/.test(next.form);
  const message = `Avec ${called}, l'infinitif suit « ${wanted} ».`;
  return {
    ...finding(written.index, elided ? `d'${next.raw}` : wanted, message),
    to: written.index + (elided ? 2 : 1),
  };
}

const finding = (from: number, suggestion: string, message: string): RuleFinding => ({
  rule: 'phrase/sure/SYN_PREP',
  category: 'SYN_PREP',
  from,
  to: from + 2,
  message,
  suggestions: [suggestion],
});
