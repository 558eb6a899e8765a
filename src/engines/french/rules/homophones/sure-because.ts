import type { At } from '../rule.ts';
import { type Homophone, isDeterminer, isOneOf } from './homophone.ts';

const subject = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|cela|ça)$/;
const clitic = /^(?:ne|n'|se|s'|y|en|lui|leur|me|m'|te|t'|nous|vous|le|la|l'|les)$/;
/** Verbs that give a name to their object: « par ce qu'il appelle le doute ». */
const names = /^(?:appel|nomm|considèr|considér|qualifi|croi|pens|jug|estim)/;
const alone =
  /^(?:viv|vi[ts]$|exist|meur|mour|ment|naiss|naît|souffr|dor|doit|tomb|appartien|vient|vienn)/;
const ofHaving =
  /^(?:peur|besoin|envie|raison|tort|froid|chaud|faim|soif|honte|pitié|mal|conscience|confiance|horreur)$/;

/** Where the verb of the clause stands that « que » opens. */
function verbOf(at: At, from: number): number | undefined {
  let step = from;
  if (isOneOf(at(step), subject)) step++;
  else {
    while (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(at(step)?.tag ?? '')) step++;
    if (step === from) return undefined;
  }
  while (isOneOf(at(step), clitic)) step++;
  return /^(?:VERBf|AUXf)$/.test(at(step)?.tag ?? '') ? step : undefined;
}

/** The verb has all it needs: « que » is not its object, so it tells the cause. */
function isWhole(at: At, verb: number): boolean {
  const form = at(verb)!.form;
  // « par ce que la loi l'exige » : it has its object already.
  if (isOneOf(at(verb - 1), /^(?:l'|le|la|les)$/)) return true;
  const next = at(verb + 1)?.tag === 'ADV' ? at(verb + 2) : at(verb + 1);
  if (/^(?:est|sont|était|étaient|suis|sommes|devient|semble|reste)$/.test(form))
    return /^(?:ADJ|DET)$/.test(next?.tag ?? '');
  if (isOneOf(next, ofHaving)) return true;
  if (alone.test(form) && !/^(?:VERBi|ADP)$/.test(next?.tag ?? '')) return true;
  return (
    !names.test(form) &&
    isDeterminer(next) &&
    next!.tag === 'DET' &&
    /^(?:NOUN|ADJ)$/.test((at(verb + 1) === next ? at(verb + 2) : at(verb + 3))?.tag ?? '')
  );
}

/** « par ce que » takes up what is done or said; « parce que » gives the cause. */
export const sureBecause: Homophone[] = [
  {
    category: 'HOM_PARCE',
    sure: true,
    words: 2,
    forms: ['par'],
    choose(_word, at) {
      if (at(1)?.form !== 'ce' || !isOneOf(at(2), /^qu[e']$/)) return undefined;
      const verb = verbOf(at, 3);
      if (verb === undefined) return undefined;
      return isWhole(at, verb) ? 'parce' : undefined;
    },
  },
];
