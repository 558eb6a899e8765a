import type { At } from '../rule.ts';
import { saysAfter } from './clause-verbs.ts';
import { type Homophone, isDeterminer, isOneOf } from './homophone.ts';

const subject = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|cela|ça)$/;
const clitic = /^(?:ne|n'|se|s'|y|en|lui|leur|me|m'|te|t'|nous|vous|le|la|l'|les)$/;
/** Verbs that give a name to their object: « par ce qu'il appelle le doute ». */
const names = /^(?:appel|nomm|considèr|considér|qualifi|croi|pens|jug|estim)/;
const alone =
  /^(?:viv|vi[ts]$|exist|meur|mour|ment|naiss|naît|souffr|dor|doit|tomb|appartien|vient|vienn)/;
const ofHaving =
  /^(?:peur|besoin|envie|raison|tort|froid|chaud|faim|soif|honte|pitié|mal|conscience|confiance|horreur)$/;

const givesOneself = /^(?:dit|disent|donn|perm|propos|représent|imagin|promet)/;
const time =
  /^(?:jour|veille|nuit|année|matin|soir|semaine|mois|été|hiver|fois|lendemain|temps|moment|époque)s?$/;

/** « il a osé dire la vérité », « elles espèrent en tirer un profit », « elles ont su se spécialiser ». */
function hasOwnObject(at: At, verb: number): boolean {
  let step = verb + 1;
  while (
    /^(?:VERBp|VERBi|ADV)$/.test(at(step)?.tag ?? '') ||
    isOneOf(at(step), /^(?:se|s'|en|y|lui|leur)$/)
  )
    step++;
  const moved = step > verb + 1;
  if (!moved || names.test(at(step - 1)!.form)) return false;
  if (isOneOf(at(step - 2), /^(?:se|s')$/) && at(step - 1)!.tag === 'VERBi') return true;
  return (
    isOneOf(at(step), /^(?:le|la|l'|les|un|une|des|son|sa|ses)$/) &&
    at(step)!.tag === 'DET' &&
    at(step + 1)?.tag === 'NOUN' &&
    !time.test(at(step + 1)!.form)
  );
}

/** Where the verb of the clause stands that « que » opens. */
function verbOf(at: At, from: number): number | undefined {
  let step = from;
  if (isOneOf(at(step), subject)) step++;
  else {
    while (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(at(step)?.tag ?? '')) step++;
    if (step === from) return undefined;
  }
  while (isOneOf(at(step), clitic)) step++;
  // « par ce que nous apprend l'histoire » : « nous » is not who does it.
  const [who, verb] = [at(from)?.form, at(step)?.form ?? ''];
  if (who === 'nous' && !/(?:ons|mes)$/.test(verb)) return undefined;
  if (who === 'vous' && !/(?:ez|tes)$/.test(verb)) return undefined;
  return /^(?:VERBf|AUXf)$/.test(at(step)?.tag ?? '') ? step : undefined;
}

/** The verb has all it needs: « que » is not its object, so it tells the cause. */
function isWhole(at: At, verb: number): boolean {
  const form = at(verb)!.form;
  // « par ce que la loi l'exige » : it has its object already.
  if (isOneOf(at(verb - 1), /^(?:l'|le|la|les)$/)) return true;
  const next = at(verb + 1)?.tag === 'ADV' ? at(verb + 2) : at(verb + 1);
  if (/^(?:est|sont|était|étaient|suis|sommes|devient|semble|reste)$/.test(form))
    return (
      /^(?:ADJ|DET)$/.test(next?.tag ?? '') ||
      // « par ce qu'elle est partagée », where « par ce qu'il est devenu » says what.
      (next?.tag === 'VERBp' && next.form !== 'devenu' && next.form !== 'devenue')
    );
  // « par ce qu'ils se savaient faibles » : turned on themselves.
  if (isOneOf(at(verb - 1), /^(?:se|s')$/) && !givesOneself.test(form)) return true;
  if (isOneOf(next, ofHaving)) return true;
  if (alone.test(form) && !/^(?:VERBi|ADP)$/.test(next?.tag ?? '')) return true;
  if (hasOwnObject(at, verb)) return true;
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
      // « Molière, par ce qu'il montre, critique » : an aside that another comma closes.
      const apart =
        at(-1)?.form === ',' &&
        !saysAfter(at, /^(?:[,)]|comme)$/) &&
        !/^(?:VERBf|AUXf)$/.test(at(3)?.tag ?? '') &&
        !isOneOf(at(3), clitic);
      if (verb === undefined) return apart ? 'parce' : undefined;
      if (apart && names.test(at(verb)!.form)) return undefined;
      return apart || isWhole(at, verb) ? 'parce' : undefined;
    },
  },
  {
    // « Je suis surpris parce que tu viens de raconter. » : what was told is missing.
    category: 'HOM_PARCE',
    sure: true,
    forms: ['parce'],
    choose(_word, at) {
      if (!isOneOf(at(1), /^qu[e']$/) || !moved.test(at(-1)?.form ?? '')) return undefined;
      for (let step = 2; at(step) && step < 12; step++) {
        if (isOneOf(at(step), /^(?:l'|le|la|les|en|que|qu'|ce|tout|rien|cela|ça)$/))
          return undefined;
        if (isOneOf(at(step), lacksObject))
          return at(step + 1)?.kind !== 'word' ? 'par ce' : undefined;
      }
      return undefined;
    },
  },
];

/** Participles said of somebody struck by what he learns. */
const moved =
  /^(?:surpris|étonné|choqué|touché|ému|fasciné|marqué|bouleversé|frappé|intéressé|impressionné|déçu|convaincu)e?s?$/;
const lacksObject =
  /^(?:raconter|raconté|dire|dit|montrer|montré|décrire|décrit|affirmer|affirmé|écrire)$/;
