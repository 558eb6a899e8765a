import type { At } from '../rule.ts';
import { saysAfter, saysBefore } from './clause-verbs.ts';
import { type Homophone, isOneOf } from './homophone.ts';

const pointed = /^(?:qui|qu[e']|dont|où|-là|-ci)$/;
const lost =
  /^(?:perd\p{L}*|oubli\p{L}*|égar\p{L}+|cherch\p{L}+|rang\p{L}+|retrouv\p{L}+|mis|met|repren\p{L}+)$/u;
const carried = /^(?:clés|clefs|lunettes|affaires|papiers|chaussures|vêtements|bagages|gants)$/;
const body = /^(?:yeux|mains|cheveux|dents|bras|jambes|épaules|paupières|larmes|lèvres)$/;
const moves =
  /^(?:ferm|ouvr|lav|brosse|baiss|lèv|lev|croise|serr|essui|coup|coiff|cach|retien)\p{L}*$/u;
const studies = /^(?:études|devoirs|révisions|vacances|preuves|classes)$/;
const pursues =
  /^(?:fait|faire|font|fini\p{L}*|termin\p{L}+|poursui\p{L}+|repren\p{L}+|commenc\p{L}+|pass\p{L}+|rend\p{L}*|continu\p{L}+)$/u;

/** One person to whom it may belong, and no other thing of that name told before. */
function hasOneOwner(at: At): boolean {
  let owner = false;
  for (let step = -1; at(step); step--) {
    const { form, tag } = at(step)!;
    if (/^(?:les|des|ils|elles|nous|vous|leurs?|je|j'|tu|on|et|ces)$/.test(form)) return false;
    if (tag === 'NOUN' || tag === 'PROPN' || /^(?:il|elle|chacun)$/.test(form)) owner = true;
  }
  return owner;
}

const kin =
  /^(?:parents|amis|frères|sœurs|grands-parents|professeurs|camarades|enfants|études|yeux|mains|vacances|voisins|cousins)$/;

/** ces / ses, mes / mais: one's own things, or those just told. */
export const sureTheirs: Homophone[] = [
  {
    // « Mon voisin a perdu ces clés », « elle ferme ces yeux ».
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose(_word, at) {
      if (isOneOf(at(2), pointed) || !/^(?:VERB|AUX)/.test(at(-1)?.tag ?? '')) return undefined;
      const done = at(-1)!.form;
      const thing = at(1)?.form ?? '';
      const owned =
        (lost.test(done) && carried.test(thing)) ||
        (moves.test(done) && body.test(thing)) ||
        (pursues.test(done) && studies.test(thing));
      return owned && hasOneOwner(at) ? 'ses' : undefined;
    },
  },
  {
    // « Toutes ses raisons que nous venons d'énumérer » : what is pointed at by a clause has no owner.
    category: 'HOM_CES',
    sure: true,
    forms: ['ses'],
    choose(_word, at) {
      const noun = at(1)?.tag === 'ADJ' || at(1)?.tag === 'NUM' ? 2 : 1;
      if (
        (at(noun)?.tag !== 'NOUN' && at(noun)?.form !== 'vers') ||
        !isOneOf(at(noun + 1), /^que$/)
      )
        return undefined;
      return isOneOf(at(noun + 2), /^nous$/) &&
        isOneOf(at(noun + 3), /^(?:venons|avons)$/) &&
        (at(-1) === undefined || isOneOf(at(-1), /^(?:toutes|tous|dans|par|de|à|avec|et)$/))
        ? 'ces'
        : undefined;
    },
  },
  {
    // « Pendant ses quatre années de guerre, les femmes » : a time that is nobody's.
    category: 'HOM_CES',
    sure: true,
    forms: ['ses'],
    choose(_word, at) {
      if (!isOneOf(at(-1), /^(?:pendant|durant|après|dans)$/)) return undefined;
      const span = [1, 2, 3].find((step) =>
        isOneOf(at(step), /^(?:années|mois|jours|semaines|décennies|siècles)$/),
      );
      return span !== undefined &&
        at(span + 1)?.form === 'de' &&
        isOneOf(
          at(span + 2),
          /^(?:guerre|conflit|crise|paix|famine|terreur|sécheresse|pandémie)$/,
        ) &&
        !saysBefore(at, /^(?:il|elle|son|sa)$/, -2) &&
        !saysAfter(at, /^(?:il|elle|le|lui|son|sa)$/, span + 3)
        ? 'ces'
        : undefined;
    },
  },
  {
    // « Mais parents m'ont encouragé », « ce sont mais professeurs ».
    category: 'HOM_CAR',
    sure: true,
    forms: ['mais'],
    choose(_word, at) {
      if (!isOneOf(at(1), kin)) return undefined;
      if (isOneOf(at(-1), /^(?:sont|avec|à|de|pour|chez|tous)$/)) return 'mes';
      return at(-1)?.kind !== 'word' && isOneOf(at(2), /^(?:m'|me)$/) ? 'mes' : undefined;
    },
  },
];
