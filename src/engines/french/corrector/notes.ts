import type { Lexicon } from '../lexicon/lexicon.ts';
import { type At, finiteReadings, hasSlot, isFiniteTag } from '../rules/rule.ts';
import type { Change } from './veto.ts';

const strongMark = /^(?:[;:?!()«»—–•]|\.+|…)$/;

/** Where the words since the last strong mark begin. */
function openingOf(at: At): number {
  let step = 0;
  while (at(step - 1) && !strongMark.test(at(step - 1)!.form)) step--;
  return step;
}

const isImperative = (lexicon: Lexicon, form: string) =>
  finiteReadings(lexicon, form).some((reading) => hasSlot(reading, 'Y', '2', 's'));

const little =
  /^(?:ne|n'|[mt]e|[mt]'|le|la|les|l'|lui|leur|y|en|\p{L}+ment|bien|alors|enfin|ensuite)$/u;

/** « Nomme et définis », « Lis le texte et réponds » : the first verb has no subject, so that both are orders. */
export function isOrder({ category, written }: Change, at: At, lexicon: Lexicon): boolean {
  if (category !== 'ACC_SV' && category !== 'VER_CONJ') return false;
  const first = openingOf(at);
  if (first === 0 || !isImperative(lexicon, written) || !isImperative(lexicon, at(first)!.form))
    return false;
  let step = -1;
  while (little.test(at(step)?.form ?? '')) step--;
  return /^(?:et|ou|puis|,)$/.test(at(step)?.form ?? '');
}

const whenOrHow =
  /^(?:le|à|au|aux|en|par|chez|depuis|dans|hier|avant|après|pour|avec|sans|sur|il|ce|jeudi|lundi|mardi|mercredi|vendredi|samedi|dimanche)$/;

/** « Arrêter à la fin du mois », « Deviné : change-le » : a label opens on what to do or on what was done. */
export function isLabel({ category, written, meant, from, to }: Change, at: At): boolean {
  if (category !== 'VER_INF') return false;
  const opens = openingOf(at) === 0;
  // « la copie de Léa, envoyée le 3 mai », « Notée K, cette constante » : nobody writes « -ée » by ear.
  if (/ées?$/.test(written) && /e[rz]$/.test(meant)) return opens || at(-1)?.form === ',';
  if (!opens) return false;
  const next = at(to - from);
  if (/(?:er|ir|re)$/.test(written)) return next?.form !== 'par' && !hasVerb(at);
  const isClosed = next === undefined || next.kind !== 'word';
  // « le 3 mai », where « Calculé le rayon » is an order misheard.
  const isWhen =
    whenOrHow.test(next?.form ?? '') &&
    (next!.form !== 'le' || at(to - from + 1)?.kind === 'number');
  return isClosed || (isWhen && !hasVerb(at));
}

function hasVerb(at: At): boolean {
  for (let step = 1; at(step) && !strongMark.test(at(step)!.form); step++)
    if (isFiniteTag(at(step))) return true;
  return false;
}

/** « ; décroissante vers 20 ; » : between two marks, what it is told of stands elsewhere. */
export const isBareAnswer = ({ category }: Change, at: At): boolean =>
  category === 'ACC_ADJ' && at(-1) !== undefined && openingOf(at) === 0 && !hasVerb(at);
