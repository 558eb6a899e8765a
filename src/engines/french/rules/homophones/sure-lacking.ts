import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isNeededVerb } from '../is-needed-verb.ts';
import type { At } from '../rule.ts';
import { endsInPeriod, isVerb, lacksVerb, saysBefore } from './clause-verbs.ts';
import { canBeAdjective, canBeFinite, type Homophone, isOneOf, pastAdverbs } from './homophone.ts';

const single = /^(?:le|la|l'|un|une|ce|cet|cette|son|sa|mon|ma|notre|leur)$/;
const asideOpens =
  /^(?:selon|pour|chez|d'|à|au|en|dans|certes|donc|sans|pourtant|cependant|ainsi|dit-on)$/;
const links =
  /^(?:qui|qu[e']|dont|où|quoi|si|s'|quand|lorsqu[e']|puisqu[e']|comme|lequel|laquelle)$/;
/** What a thing is of another: « la source de », « le propre de ». */
const relation =
  /^(?:condition|source|cause|fruit|mère|père|moteur|clé|clef|preuve|signe|symbole|résultat|propre|but|fondement|reflet|expression|essence|principe|absence|contraire|conséquence|œuvre|fin|récit|moyen|meilleure?|pire|seule?|premi(?:er|ère)|plus|moins)$/;
/** Without an aside, « Le silence et l'absence de lumière. » may name two things. */
const closeRelation =
  /^(?:condition|source|moteur|propre|fondement|contraire|mère|meilleure?|pire)$/;
const being =
  /^(?:est|sont|était|étaient|fut|furent|sera|serait|paraît|semble|semblait|devient|reste|paraissait)$/;

const firstOf = (at: At) => {
  let step = -1;
  while (at(step - 1)) step--;
  return step;
};

/** One subject in the singular fills the words from here to there. */
function isSubject(at: At, from: number, to: number): boolean {
  if (from > to || !(isOneOf(at(from), single) || at(from)?.tag === 'PROPN')) return false;
  for (let step = from; step <= to; step++)
    if (!/^(?:DET|NOUN|ADJ|PROPN|ADP|VERBp|NUM)$/.test(at(step)!.tag)) return false;
  return /^(?:NOUN|ADJ|PROPN|VERBp)$/.test(at(to)!.tag);
}

/** « Pour Kant, le devoir » : where the subject starts. */
function pastOpening(at: At): number {
  const first = firstOf(at);
  if (at(first)?.tag !== 'ADP') return first;
  for (let step = first; step < -1; step++) if (at(step)!.form === ',') return step + 1;
  return first;
}

/** Every conjugated verb after belongs to a clause of its own: none is left for the subject. */
function leavesNoVerb(at: At, lexicon: Lexicon): boolean {
  let [verbs, clauses] = [0, 0];
  for (let step = 1; at(step); step++) {
    const { form, tag } = at(step)!;
    if (/^(?:,|:|;|voilà|voici)$/.test(form)) return false;
    if (links.test(form) && tag !== 'ADV') clauses++;
    const back = isOneOf(at(step - 1), /^(?:l'|les?|la|nous|se|s'|en|y|lui|leur)$/) ? 2 : 1;
    if (isVerb(at, step)) verbs += at(step - back)?.form === 'et' ? 0 : 1;
    else if (verbs > 0 && /^(?:NOUN|ADJ)$/.test(tag) && isUnled(at, step, lexicon)) return false;
  }
  return clauses > 0 && verbs <= clauses;
}

/** A noun no word leads in may be a verb misread: « ce qui l'entoure trouble ». */
const isUnled = (at: At, step: number, lexicon: Lexicon) =>
  canBeFinite(lexicon, at(step)) && /^(?:VERBf|PROPN)$/.test(at(step - 1)?.tag ?? '');

/** et / est, where the subject that opens the sentence would have no verb, or one attribute two. */
export const sureLacking: Homophone[] = [
  {
    // « La conscience et ce qui distingue l'homme. », « L'idée et que nul n'est méchant. »
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at, lexicon) {
      const opens = pastOpening(at);
      if (!isSubject(at, opens, -1) || !endsInPeriod(at) || !leavesNoVerb(at, lexicon))
        return undefined;
      if (isOneOf(at(1), /^qu[e']$/)) return at(opens)?.tag === 'DET' ? 'est' : undefined;
      if (at(1)?.form !== 'ce') return undefined;
      const clause = at(2)?.form === 'par' || at(2)?.form === 'à' ? 3 : 2;
      if (!isOneOf(at(clause), /^(?:qui|qu[e']|dont|quoi)$/)) return undefined;
      // « Le rêve et ce qui le nourrit. » : the thing is taken up again, so both are named together.
      for (let step = clause + 1; at(step) && step < clause + 6; step++)
        if (
          isOneOf(at(step), /^(?:le|la|l'|les|en|y|lui|elle|il)$/) &&
          (at(step)!.tag === 'PRON' || isVerb(at, step + 1)) &&
          !isOneOf(at(step + 1), /^on$/)
        )
          return undefined;
      return 'est';
    },
  },
  {
    // « La démocratie, selon lui, et le moins mauvais des régimes. »
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at) {
      if (at(1)?.tag !== 'DET' || !lacksVerb(at) || !endsInPeriod(at)) return undefined;
      let subjectEnds = -1;
      if (at(-1)?.form === ',') {
        let step = -2;
        while (at(step) && at(step)!.form !== ',') step--;
        if (!isOneOf(at(step + 1), asideOpens)) return undefined;
        subjectEnds = step - 1;
      }
      if (!isSubject(at, firstOf(at), subjectEnds)) return undefined;
      for (let step = 2; at(step); step++)
        if (isOneOf(at(step), /^(?:[,:;]|et|ou|ni|voilà|voici)$/)) return undefined;
      if (isOneOf(at(1), /^une?$/)) return subjectEnds < -1 ? 'est' : undefined;
      return isOneOf(at(1), /^(?:le|la|l')$/) &&
        isOneOf(at(2), subjectEnds < -1 ? relation : closeRelation) &&
        (isOneOf(at(3), /^(?:de|d'|du|des)$/) || at(3)?.tag === 'ADJ' || at(3)?.tag === 'NOUN')
        ? 'est'
        : undefined;
    },
  },
  {
    // « La misère dans laquelle vivent les mineurs et grande. » : each verb has its clause, the subject has none.
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at, lexicon) {
      const first = at(firstOf(at));
      if (!first || !(isOneOf(first, single) || isOneOf(first, /^ce(?:lui|lle)$/)))
        return undefined;
      const said = pastAdverbs(at, 1);
      const next = at(said);
      // « moins sévère et moins triste » : two degrees are compared.
      if (said > 1 && saysBefore(at, /^(?:plus|moins|aussi|très|trop|si)$/)) return undefined;
      if (!/^(?:ADJ|VERBp)$/.test(next?.tag ?? '') || canBeFinite(lexicon, next)) return undefined;
      if (/s$/.test(next!.form) || isJoined(at, next!.tag)) return undefined;
      const goesOn =
        at(said + 1) === undefined ||
        isOneOf(at(said + 1), /^(?:[.,]|et)$/) ||
        /^(?:ADP|ADV)$/.test(at(said + 1)!.tag) ||
        isOneOf(at(said + 1), /^qu[e']$/);
      return goesOn && endsInPeriod(at) && isNeededVerb(at) && hasClauseBefore(at)
        ? 'est'
        : undefined;
    },
  },
  {
    // « La chute, brutale est inattendue, surprend » : two adjectives in one aside; « trente est un ».
    category: 'HOM_ET',
    sure: true,
    forms: ['est'],
    choose(_word, at, lexicon) {
      if (isOneOf(at(-1), /^(?:vingt|trente|quarante|cinquante|soixante)$/))
        return isOneOf(at(1), /^(?:une?|onze)$/) ? 'et' : undefined;
      return at(-2)?.form === ',' &&
        canBeAdjective(lexicon, at(-1)) &&
        canBeAdjective(lexicon, at(1)) &&
        at(2)?.form === ',' &&
        isVerb(at, 3)
        ? 'et'
        : undefined;
    },
  },
  {
    // « L'effet et là. », « Vous aider et un plaisir. », « La nature, chez lui, et à la fois douce et rude. »
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at) {
      const first = at(firstOf(at));
      if (at(-1)?.tag === 'NOUN' && at(1)?.form === 'là' && isOneOf(at(2), /^[.,]$/))
        return isNeededVerb(at) ? 'est' : undefined;
      if (!first || !lacksVerb(at) || !endsInPeriod(at)) return undefined;
      const acts = at(-1)?.tag === 'VERBi' && (at(-2) === undefined || at(-3) === undefined);
      if (acts) return isOneOf(at(1), /^une?$/) ? 'est' : undefined;
      if (first.tag !== 'DET') return undefined;
      const both = at(1)?.form === 'à' && at(2)?.form === 'la' && at(3)?.form === 'fois';
      const surely = at(1)?.form === 'sans' && isOneOf(at(2), /^(?:conteste|doute)$/);
      return (both && at(-1)?.form === ',') || (surely && at(-1)?.tag === 'NOUN')
        ? 'est'
        : undefined;
    },
  },
  {
    // « Rastignac est jeune est ambitieux. » : one subject is not said to be twice.
    category: 'HOM_ET',
    sure: true,
    forms: ['est'],
    choose(_word, at) {
      if (at(-1)?.tag !== 'ADJ' || at(1)?.form.startsWith('-')) return undefined;
      const copula = at(-2)?.tag === 'ADV' ? -3 : -2;
      if (!isOneOf(at(copula), being)) return undefined;
      if (!/^(?:NOUN|PROPN)$/.test(at(copula - 1)?.tag ?? '') && !isHe(at, copula - 1))
        return undefined;
      if (saysBefore(at, /^(?:qui|qu[e']|ce|celui|celle|quand|si|être|dont|où|quoi|rien|tout|on)$/))
        return undefined;
      return /^(?:ADJ|VERBp)$/.test(at(pastAdverbs(at, 1))?.tag ?? '') ? 'et' : undefined;
    },
  },
  {
    // « Il est riche mes malheureux. » : nobody is owned here.
    category: 'HOM_CAR',
    sure: true,
    forms: ['mes'],
    choose: (_word, at, lexicon) =>
      at(-1)?.tag === 'ADJ' &&
      isOneOf(at(-2), being) &&
      at(1)?.tag === 'ADJ' &&
      at(2)?.kind !== 'word' &&
      !canBeFinite(lexicon, at(1))
        ? 'mais'
        : undefined,
  },
];

const isHe = (at: At, step: number) => isOneOf(at(step), /^(?:il|elle|cela)$/);

/** « un livre lu et aimé », « une robe rouge et verte » : two of a kind. */
const isJoined = (at: At, tag: string) =>
  at(-1)?.tag === tag || (at(-1)?.tag === 'ADJ' && tag === 'VERBp') || at(-1)?.tag === 'PUNCT';

/** A clause and its verb stand between the subject and here. */
function hasClauseBefore(at: At): boolean {
  let verbs = 0;
  for (let step = -1; at(step); step--) {
    if (isVerb(at, step)) verbs++;
    else if (at(step)!.kind !== 'word') return false;
    else if (verbs > 0 && links.test(at(step)!.form)) return true;
  }
  return false;
}
