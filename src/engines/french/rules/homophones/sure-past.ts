import type { At } from '../rule.ts';
import { lacksVerbAfter } from './clause-verbs.ts';
import { type Homophone, isDeterminer, isOneOf } from './homophone.ts';

/** Participles, or the past of « je », heard like the past of « il ». */
const heard: Record<string, string> = {
  pris: 'prit',
  compris: 'comprit',
  appris: 'apprit',
  surpris: 'surprit',
  repris: 'reprit',
  entrepris: 'entreprit',
  mis: 'mit',
  remis: 'remit',
  promis: 'promit',
  permis: 'permit',
  soumis: 'soumit',
  commis: 'commit',
  transmis: 'transmit',
  conquis: 'conquit',
  acquis: 'acquit',
  fis: 'fit',
  fus: 'fut',
  eu: 'eut',
  dus: 'dut',
  reçu: 'reçut',
  reçus: 'reçut',
  voulu: 'voulut',
  voulus: 'voulut',
  rendis: 'rendit',
  vécu: 'vécut',
  connu: 'connut',
  reconnu: 'reconnut',
  apparu: 'apparut',
  répondis: 'répondit',
  partis: 'partit',
  finis: 'finit',
};

/** A subject that opens its clause: « Bonaparte », « En 1804, l'empereur », « il ». */
function followsSubject(at: At): boolean {
  if (isOneOf(at(-1), /^(?:il|elle|on)$/)) return !at(-2)?.form.startsWith('-');
  const first = at(-1)?.tag === 'ADJ' && at(-2)?.tag === 'NOUN' ? -2 : -1;
  let step = first;
  // « Napoléon » alone may be read as a noun.
  const named = /^\p{Lu}/u.test(at(step)?.raw ?? '') && at(step - 1) === undefined;
  if (at(step)?.tag === 'PROPN') while (at(step - 1)?.tag === 'PROPN') step--;
  else if (named && at(step)?.tag === 'NOUN') return true;
  else if (at(step)?.tag === 'NOUN') {
    if (!isOneOf(at(step - 1), /^(?:le|la|l'|ce|cet|cette|un|une|son|sa)$/)) return false;
    step--;
  } else return false;
  const before = at(step - 1);
  if (before === undefined || isOneOf(before, /^(?:mais|car|puis|alors|quand|lorsque|et|;|:)$/))
    return before?.form !== 'et' || hasVerb(at, step - 2);
  return before.form === ',' && opensOnTime(at, step - 1);
}

function hasVerb(at: At, from: number): boolean {
  for (let step = from; at(step); step--) if (/^(?:VERB|AUX)f$/.test(at(step)!.tag)) return true;
  return false;
}

/** « En 1804, », « Après la guerre, » : what comes before the comma only sets the scene. */
function opensOnTime(at: At, comma: number): boolean {
  let step = comma - 1;
  for (; at(step - 1); step--)
    if (at(step)!.form === ',' || /^(?:VERB|AUX)f$/.test(at(step)!.tag)) return false;
  return (
    isOneOf(at(step), /^(?:en|à|au|après|avant|dès|ensuite|enfin|puis|alors|ainsi|pourtant)$/) &&
    comma - step < 8
  );
}

const object = /^(?:le|la|l'|les|un|une|des|son|sa|ses|ce|cette|leur|leurs)$/;

/** « Bonaparte pris le titre » : the clause has no other verb, and an object comes. */
export const surePast: Homophone[] = [
  {
    category: 'VER_CONJ',
    sure: true,
    forms: Object.keys(heard),
    choose(word, at) {
      const reflexive = isOneOf(at(-1), /^(?:se|s'|lui|leur|y|en)$/) ? 1 : 0;
      const shifted: At = (step) => at(step < 0 ? step - reflexive : step);
      if (!followsSubject(shifted)) return undefined;
      const next = at(1);
      const hasObject =
        isOneOf(next, object) &&
        // « un secret connu des initiés » : by whom.
        !(next!.form === 'des' && word.form.endsWith('u')) &&
        (isDeterminer(next) || next!.tag === 'DET') &&
        at(2)?.tag !== 'ADP';
      const goes = reflexive > 0 && isOneOf(next, /^(?:à|de|d'|au|aux|compte)$/);
      const ends = /^(?:mit|remit)$/.test(heard[word.form]!) && isOneOf(next, /^fin$/);
      const says = isOneOf(next, /^(?:que|qu')$/);
      if (!hasObject && !goes && !says && !ends) return undefined;
      return lacksVerbAfter(at, 1) ? heard[word.form] : undefined;
    },
  },
];
