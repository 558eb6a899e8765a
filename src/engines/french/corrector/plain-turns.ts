import { drawsConsequence } from '../rules/homophones/draws-consequence.ts';
import { isDoubleForm, isNeededVerb } from '../rules/is-needed-verb.ts';
import { type At, isFiniteTag } from '../rules/rule.ts';
import type { Word } from '../text/document.ts';
import { isBareAnswer, isLabel } from './notes.ts';
import { followsTitle, isEitherOne } from './unsure-subjects.ts';
import type { Change } from './veto.ts';

const gains =
  /^(?:a|ait|avait|voi[ts]|voient|(?:trouv|offr|présent|tir|donn|procur|apport)\p{L}+)$/u;
/** Verbs said with « s'en », as they are conjugated: « le voisin s'en charge ». */
const dealsWith =
  /^(?:charge|occupe|sert|va|prend|souvient|moque|méfie|doute|sort|contente|inspire|nourrit|lasse|empare|approche|éloigne|félicite|remet|tient|plaint|aperçoit|passe|amuse|étonne|réclame)$/;

const hour = /^(?:midi|minuit|aube|aurore|heures?|instant|nuit|\d+)$/;

/** Turns of phrase so plain that the encoder, however sure, is not heard. */
export function isPlainTurn(change: Change, words: Word[]): boolean {
  const { category, written, meant, from, to } = change;
  const at: At = (step) =>
    words[from + step]?.sentence === words[from]!.sentence ? words[from + step] : undefined;
  const near = (index: number) => at(index - from)?.form ?? '';
  const [before, after] = [near(from - 1), near(to)];
  if (isLabel(change, at) || isBareAnswer(change, at)) return true;
  // « l'A », « le CE » : letters that stand for a name.
  if (to - from > 1 && /\p{Lu}/u.test(words[to - 1]!.raw)) return true;
  if (category === 'HOM_PARCE' && /^par\P{L}/u.test(written)) return saysWhat(words, from);
  // « Il n'y voit pas d'avantage. » : no gain in it.
  if (category === 'HOM_DAVANTAGE')
    return (
      (/^(?:pas|guère|point|peu)$/.test(before) && gains.test(near(from - 2))) ||
      /^(?:question|agit|parle|parler)$/.test(before) ||
      // « Cette mesure manque d'avantage réel » : told of, it is a noun.
      /^(?:ADJ|VERBp)$/.test(words[to]?.tag ?? '')
    );
  // « elle s'est tue » : « ses » would want a plural.
  if (category === 'HOM_CES' && /^[cs]'/.test(written) && /^[cs]es$/.test(meant))
    return !/[sxz]$/.test(after) && at(to - from)?.tag !== 'NUM';
  // « la technique la plus utilisée est la technique du moniteur. » : without « est » nothing would be said.
  if (category === 'HOM_ET' && written === 'est' && meant === 'et' && isOnlyVerb(at)) return true;
  // « nord--est », « de qui et pour quels motifs » : neither is a verb.
  if (category === 'HOM_ET')
    return (
      (written === 'est' && /^[-–—]+$/.test(before)) ||
      (before === 'qui' && /^(?:pour|par|de|à|avec|comment|où|quand|pourquoi)$/.test(after))
    );
  // « de là remonte le chemin » : « de la » would want a noun.
  if (category === 'HOM_LA' && written === 'là')
    return (
      (before === 'de' && isFiniteTag(words[to])) ||
      (at(-1) === undefined && /^(?:maître|madame|monsieur|mademoiselle)$/.test(after))
    );
  // « le sang, coagulé et peut-être repeint » : nothing waits for a verb.
  if (category === 'HOM_PEU' && written === 'peut-être') return !isNeededVerb(at);
  // « deux triangles ont mêmes angles » : as many as its noun.
  if (category === 'HOM_MEME' && written === 'mêmes')
    return at(to - from)?.tag === 'NOUN' && /[sx]$/.test(after);
  if (category === 'HOM_VOIR' && written === 'voire') return after === '!';
  // « Quand à l'aube il se lève », « Quand à midi la cloche sonne » : when.
  if (category === 'HOM_SANS' && written === 'quand')
    return after === 'à' && [1, 2].some((ahead) => hour.test(near(to + ahead)));
  // « Essaie-le sans, tu verras » : what one does without was said before.
  if (category === 'HOM_SANS' && written === 'sans')
    return at(to - from)?.kind !== 'word' && !/^(?:DET|ADJ|NUM)$/.test(at(-1)?.tag ?? '');
  if (category === 'HOM_SANS' && written === "s'en")
    return dealsWith.test(after) && /^(?:NOUN|PROPN|PRON)$/.test(at(-1)?.tag ?? '');
  // « il raille, donc il dérange » : after a pause and before a subject, the consequence.
  if (category === 'HOM_DONC' && written === 'donc')
    return (
      (at(-1)?.kind !== 'word' && /^(?:j[e']|tu|il|elle|on|nous|vous|ils|elles)$/.test(after)) ||
      drawsConsequence(at)
    );
  // « parles-en avec elle », « Cent un dalmatiens ».
  if (category === 'ACC_SV')
    return (
      // « Soient a et b deux réels », « Midi et demi sonnait ».
      at(-1)?.kind !== 'word' ||
      // « N'importent que les faits » : the subject comes after.
      (at(-2) === undefined && /^n[e']$/.test(before) && after === 'que') ||
      followsTitle(words, from) ||
      isEitherOne(at) ||
      /^demie?$/.test(before) ||
      /^-(?:en|y)$/.test(after) ||
      [2, 3, 4].some((back) => near(from - back) === 'cent') ||
      // « Tu es le seul qui puisses comprendre » : either is right.
      (before === 'qui' && /^(?:seul|premi|derni|uni)/.test(near(from - 2)))
    );
  // « Nous sommes les seuls qui ayons compris ».
  if (category === 'VER_MODE' && before === 'qui')
    return /^(?:seul|premi|derni|uni)/.test(near(from - 2));
  // « soyez-en remerciés », « le bel été ».
  if (category === 'VER_INF' && /^-(?:en|y)$/.test(before)) return true;
  if (written === 'été')
    return /^(?:bel|cet|l'|un|chaque|dernier|prochain|en|plein|d')$/.test(before);
  // « Elle s'en lave les mains, tel Ponce Pilate » : with either of the two.
  if (/^tel/.test(written)) return words[to]?.tag === 'PROPN';
  // « toute en noir », « tout en larmes » : either is said.
  if (written === 'toute') return after === 'en';
  // « le premier as tiré », « Je n'ai cesse de le répéter ».
  if (written === 'as') return /^(?:ADJ|NUM)$/.test(at(-1)?.tag ?? '') && at(-2)?.tag === 'DET';
  if (written === 'cesse') return /^(?:n'|ne)$/.test(near(from - 2)) && /^d[e']$/.test(after);
  if (written === 'cent') return words[to]?.tag === 'NUM' || /^une?$/.test(after);
  // « le jour est froid, or personne ne vient » : after a pause, a link word.
  if (written === 'or') return at(-1)?.kind !== 'word' && after !== 'de';
  // « Met le texte en gras », « Sois l'ami de tous » : what a button does, what one is told to be.
  if (written === 'met') return at(-1) === undefined;
  if (written === 'sois') return at(-1) === undefined && /^(?:le|la|l')$/.test(after);
  if (category === 'HOM_CAR' && /quels$/.test(written)) return hasPluralBefore(at);
  // « Se souvenir est un devoir », « Ce souvenir est un fardeau » : only the sense tells.
  if (category === 'HOM_SE' && written === 'se') return after === 'souvenir';
  // « Le tant attendu procès ».
  return written === 'tant' && /(?:é|i|u|is)e?s?$/.test(after);
}

/** A sentence of some length, and no other verb in it. */
function isOnlyVerb(at: At): boolean {
  let [first, last] = [0, 0];
  while (at(first - 1)) first--;
  while (at(last + 1)) last++;
  for (let step = first; step <= last; step++)
    if (step !== 0 && (isFiniteTag(at(step)) || isDoubleForm(at(step)!))) return false;
  return last - first > 7;
}

/** « les cadres d'un niveau supérieur auxquels » : of two nouns, either may be meant. */
const hasPluralBefore = (at: At) =>
  [-2, -3, -4, -5, -6].some(
    (step) => at(step)?.tag === 'NOUN' && /[sx]$/.test(at(step)!.form) && at(-1)?.tag !== 'ADP',
  );

/** « par ce que dit Alceste » : what he says, the verb set before him. */
function saysWhat(words: Word[], from: number): boolean {
  let step = from + 3;
  while (/^(?:nous|vous|lui|leur|se|s'|me|m'|en|y)$/.test(words[step]?.form ?? '')) step++;
  const verb = words[step];
  if (/^(?:dit|fait|écrit|décrit|produit|construit)$/.test(verb?.form ?? '')) return true;
  return isFiniteTag(verb) && !/(?:ons|ez|mes|tes)$/.test(verb!.form);
}
