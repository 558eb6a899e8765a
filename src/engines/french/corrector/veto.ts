import type { Category } from '../category.ts';
import { persons } from '../rules/agreement/marks.ts';
import { isDoubleForm, isNeededVerb } from '../rules/is-needed-verb.ts';
import { isFiniteTag } from '../rules/rule.ts';
import type { Word } from '../text/document.ts';
import { goesWithSubject } from './goes-with-subject.ts';
import { hasNoObjectBefore } from './has-no-object-before.ts';
import { misreadsHomophone } from './misread-homophones.ts';
import { tellsOfName } from './tells-of-name.ts';
import {
  followsTitle,
  hasCollective,
  hasSeveralSubjects,
  opensOnClause,
} from './unsure-subjects.ts';

const ofHaving = /^(?:peur|besoin|envie|raison|tort|froid|faim|soif|honte|pitié|lieu|horreur)$/;

const asAdverb = /^(?:grand|haut|bas|fort|cher|clair|court|droit|bon|dur|faux|fin|net|juste|fixe)$/;
/** Short for a measure: it takes no mark of the plural. */
const unit = /^(?:min|sec|mol|km|cm|mm|kg|mg|ml|cl|dl|nm|hab|env|art|chap|vol|éd|coll|av|apr)$/;

export type Change = {
  category: Category;
  written: string;
  meant: string;
  from: number;
  to: number;
};

/** Constructions the encoder was seen to misread: what it asks for here is not even looked at. */
export function isVetoed({ category, written, meant, from, to }: Change, words: Word[]): boolean {
  const here = words[from]!;
  const at = (step: number) =>
    words[from + step]?.sentence === here.sentence ? words[from + step] : undefined;
  const near = (index: number) => at(index - from)?.form;
  const [before, after] = [near(from - 1), near(to)];
  // « Persépolis est classée » : of a name alone, nobody knows the gender.
  if (/^ACC_(?:PP_ETRE|PP_PRON|ADJ)$/.test(category) && tellsOfName(at)) return true;
  // « elles avaient toutes l'air heureuses ».
  if (goesWithSubject(category, written, at)) return true;
  if (category === 'ACC_PP_PRON' && hasNoObjectBefore(written, after)) return true;
  // « considérer comme telle », « en appel puis en cassation ».
  if (/^tel/.test(written) && before === 'comme') return true;
  if (category === 'ACC_SV' && written === 'puis') return before !== 'je' && before !== 'ne';
  // « un as dans la manche », « les si et les mais » : a word made a noun.
  if (/^(?:as|mais|si|car)$/.test(written) && /^(?:DET|AUXf|VERBf)$/.test(at(-1)?.tag ?? ''))
    return true;
  // « ce peut être elles » : no verb follows to tell the number.
  if (/^elles?$/.test(written) && !/^(?:VERB|AUX|PRON|ADV)/.test(words[to]?.tag ?? '')) return true;
  // « l'appétit est esclavage » : without « est » nothing would be said.
  if (category === 'HOM_ET' && written === 'est')
    return (
      before === 'tant' ||
      (meant === 'et' &&
        (isOnlyVerbOfSegment(words, from) || isNeededVerb(at) || joinsUnlike(words, from)))
    );
  if (misreadsHomophone({ category, written, meant, from, to }, words)) return true;
  // « Amène le sujet, définis ses termes », « Lisent : 46 % » : no subject to agree with.
  if (category === 'ACC_SV' && words[from - 1]?.kind !== 'word') return true;
  // « le court de tennis » : after an article, a noun.
  if (category === 'ACC_SV' && (at(-1)?.tag === 'DET' || /^(?:au|du)$/.test(before ?? '')))
    return true;
  // « avons-nous » : the subject is the next word.
  if (
    category === 'ACC_SV' &&
    /^-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles)$/.test(after ?? '')
  )
    return true;
  // « la raison s'est données » : a subject stands just before.
  if (category === 'HOM_CES' && /^s'/.test(written) && /^[cs]es$/.test(meant))
    return /^(?:NOUN|PROPN|PRON)$/.test(words[from - 1]?.tag ?? '');
  // « Mets vingt sur vingt » : an order.
  if (category === 'HOM_CAR' && written === 'mets') return words[to]?.kind === 'number';
  // « et c'est voulu », « mais c'est fini » : said of things, not of somebody.
  if (category === 'HOM_CES' && written === "c'est" && meant === "s'est")
    return words[from - 1]?.kind !== 'word' || saidOfThings.test(after ?? '');
  // « ce qui n'est plus là gêne », « les faits sont là. » : after « être », or before a pause, no article.
  if (category === 'HOM_LA' && written === 'là' && meant === 'la')
    return words[to]?.kind !== 'word' || followsToBe(words, from);
  // « Vaille que vaille », « Advienne que pourra » : a wish has no subject.
  if (category === 'VER_MODE' && words[from - 1]?.kind !== 'word') return true;
  // « il s'éclaire vaille que vaille ».
  if (category === 'VER_MODE' && after === 'que' && near(to + 1) === written) return true;
  // « Compétences : sait lire » : a note without its subject.
  if (category === 'HOM_CES' && written === 'sait') return words[from - 1]?.kind !== 'word';
  // « qui ont vu leur ville doubler » : the infinitive of what is seen, heard, let or made.
  if (category === 'VER_INF' && here.tag === 'VERBi') return followsPerception(words, from);
  // « il a pris le pouvoir et a supprimer » : the infinitive may be the fault.
  if (category === 'HOM_A' && written === 'a' && words[to]?.tag === 'VERBi' && before === 'et')
    return true;
  // « le réel a est non nul », « diviser par a. » : a letter of a formula.
  if (category === 'HOM_A' && written === 'a' && (!after || !/^\p{L}{2}/u.test(after))) return true;
  if (category === 'ACC_ADJ' && unit.test(written)) return true;
  // « des frites maison », « la spécialité mathématiques » : a noun beside a noun stays as it is.
  if (category === 'ACC_ADJ' && here.tag === 'NOUN' && at(-1)?.tag === 'NOUN') return true;
  // « 1,87 heure » : under two, one.
  if (category === 'ACC_ADJ' && /^[01][,.]\d/.test(before ?? '')) return true;
  // « Ils sont tout ouïe. »
  if (written === 'ouïe') return true;
  // « un lieu plein de présences », « des millions de vies » : of a noun alone, only the sense tells the number.
  if (category === 'ACC_ADJ' && here.tag === 'NOUN' && /[sx]$/.test(written))
    return !showsNumber(at(-1));
  // « Quels livres as-tu lus ? » : of an object set before, a rule judges.
  if (category === 'ACC_PP_AVOIR' && meant.length < written.length)
    return hasObjectBefore(words, from);
  if (category === 'HOM_CAR' && written === 'dû')
    return (
      /^(?:NOUN|DET)$/.test(words[from - 1]?.tag ?? '') &&
      !/^(?:NOUN|DET)$/.test(words[to]?.tag ?? '')
    );
  // « ils content », « comme celui de Fribourg », « si bas soit-il ».
  if (written === 'ils' && meant === 'il') return /(?:ent|ont)$/.test(after ?? '');
  if (/^ce(?:lui|lle|lles|ux)$/.test(written) && before === 'comme') return true;
  if (category === 'VER_MODE' && /^so(?:i[st]|yez|yons)$/.test(written) && after?.startsWith('-'))
    return true;
  // « ou plutôt à elles » : whom it stands for, another sentence says.
  if (category === 'HOM_CAR' && /^elles?$/.test(written)) return words[from - 1]?.tag === 'ADP';
  if (after?.startsWith('-') && words[to]!.start === words[to - 1]!.end && !/^-/.test(meant))
    return category.startsWith('HOM');
  // « S'en souvenir, c'est pardonner » : an infinitive takes either.
  if (category === 'HOM_SANS' && meant === 'sans') return words[to]?.tag === 'VERBi';
  // « l'homme que je suis devenu a peur » : a phrase of avoir.
  if (category === 'HOM_A' && written === 'a')
    return ofHaving.test(words[to]?.form ?? '') || (words[to]?.tag !== 'VERBi' && isNeededVerb(at));
  if (/^HOM_(?:SON|PEU)$/.test(category) && isFiniteTag(here) && /^(?:son|peu)$/.test(meant))
    return isNeededVerb(at);
  // « c'est bien sûr le cas ».
  if (category === 'HOM_CAR' && written === 'soi') return /^(?:seule?|-?même)$/.test(after ?? '');
  if (category === 'HOM_CAR' && written === 'sûr') return before === 'bien';
  // « comme l'ont dit les anciens » : the auxiliary of a participle.
  if (category === 'HOM_ON' && /ont$/.test(written)) return words[to]?.tag === 'VERBp';
  // « les yeux grand ouverts », « ils parlent haut » : an adjective used as an adverb.
  if (category === 'ACC_ADJ' && asAdverb.test(written))
    return words[to]?.tag === 'VERBp' || /^VERBf$/.test(words[from - 1]?.tag ?? '');
  // « une partie d'entre eux refusent » : after a collective, both numbers are right.
  if (category === 'ACC_SV' && hasCollective(words, from)) return true;
  // « que prolongent la Marseillaise et la fête » : the subjects come after.
  if (category === 'ACC_SV' && /^(?:qu[e']|dont|où|comme)$/.test(before ?? '')) {
    for (let i = to; i < to + 14 && near(i); i++) if (near(i) === 'et') return true;
  }
  // « Ni lui ni elle n'y ont pensé », « l'un comme l'autre échouent » : several subjects.
  if (category === 'ACC_SV' && /(?:nt|ons|ez)$/.test(written) && !/(?:nt|ons|ez)$/.test(meant))
    if (hasSeveralSubjects(words, from)) return true;
  // « On est parfois tentés », « on est toutes sœurs » : « on » may stand for several.
  if (/^(?:ACC_PP_ETRE|ACC_ADJ|HOM_TOUT)$/.test(category) && /[sx]$/.test(written))
    if ([1, 2, 3, 4].some((back) => near(from - back) === 'on')) return true;
  // « une juge », « les ministres concernées » : the feminine is right as well.
  if (/^(?:ACC_ADJ|HOM_CAR)$/.test(category) && /es?$/.test(written) && !/es?$/.test(meant))
    if ([before, after].some((form) => persons.test(form ?? ''))) return true;
  // « accessible à toutes », « tous y ont cru » : alone, it stands for people.
  if (category === 'HOM_TOUT' && /^tou(?:s|tes)$/.test(written) && meant === 'tout')
    if (!/^(?:NOUN|DET|ADJ)$/.test(words[to]?.tag ?? '')) return true;
  // « elles sont tout heureuses » : before an adjective « tout » is an adverb.
  if (category === 'HOM_TOUT' && written === 'tout')
    return /^(?:ADJ|VERBp)$/.test(words[to]?.tag ?? '');
  if (/^ACC_(?:SV|PP_ETRE|ADJ)$/.test(category) && followsTitle(words, from)) return true;
  // « Que les hommes soient égaux ne signifie pas… » : the whole clause is the subject.
  if (category === 'ACC_SV') return opensOnClause(words, from, before === 'ne');
  return false;
}

const startsAnother =
  /^(?:[,;:.?!()«»—–]|que|qu'|qui|dont|où|et|ou|mais|car|lorsqu[e']|puisqu[e']|quand|si)$/;

/** « prescrite est liberté » : a participle and a bare noun cannot be joined. */
const joinsUnlike = (words: Word[], at: number) =>
  /^(?:VERBp|ADV)$/.test(words[at - 1]?.tag ?? '') && words[at + 1]?.tag === 'NOUN';

/** No other conjugated verb between the marks and link words around. */
function isOnlyVerbOfSegment(words: Word[], at: number): boolean {
  const inside = (index: number) =>
    words[index]?.sentence === words[at]!.sentence && !startsAnother.test(words[index]!.form);
  for (let i = at - 1; inside(i); i--)
    if (isFiniteTag(words[i]) || isDoubleForm(words[i]!)) return false;
  for (let i = at + 1; inside(i); i++) if (isFiniteTag(words[i])) return false;
  return true;
}

const saidOfThings =
  /^(?:voulu|fini|permis|compris|promis|interdit|dit|fait|prouvé|décidé|réussi|perdu|gagné|écrit|prévu|entendu|connu|joué|raté|terminé|assumé|admis|exclu)$/;

const toBe =
  /^(?:est|sont|étai\w*|ser\w+|fut|furent|fût|soit|soient|être|été|suis|es|sommes|êtes)$/;

function followsToBe(words: Word[], at: number): boolean {
  let i = at - 1;
  while (
    /^(?:pas|plus|jamais|bien|déjà|toujours|encore|aussi|tous|toutes)$/.test(words[i]?.form ?? '')
  )
    i--;
  return toBe.test(words[i]?.form ?? '');
}

/** A determiner or an adjective before: without them, only the sense tells. */
const showsNumber = (before: Word | undefined) =>
  before !== undefined &&
  (/^(?:DET|NUM|ADJ)$/.test(before.tag) || /^(?:au|aux|du|des)$/.test(before.form));

const perceives =
  /^(?:v[uo][iy]?[srt]?|voir|voyai\w*|voyan?t?s?|voient|vit|virent|entend\w*|sent\w*|regard\w*|écout\w*|laiss\w*|fai\w*|fit|firent|f[eo]\w*|envo\w+|emm[eè]n\w*|empêch\w*|aid\w*)$/;

function followsPerception(words: Word[], at: number): boolean {
  for (let i = at - 1; i >= at - 7 && words[i]?.sentence === words[at]!.sentence; i--) {
    if (/^VERB/.test(words[i]!.tag) && perceives.test(words[i]!.form)) return true;
    if (words[i]!.kind !== 'word' || isFiniteTag(words[i])) return false;
  }
  return false;
}

const isObjectPronoun = ({ form, tag }: Word) => /^(?:l'|les|la)$/.test(form) && tag === 'PRON';

function hasObjectBefore(words: Word[], at: number): boolean {
  for (let i = at - 1; i > at - 11 && words[i]?.sentence === words[at]!.sentence; i--)
    if (/^(?:qu[e']|quels?|quelles?|combien)$/.test(words[i]!.form) || isObjectPronoun(words[i]!))
      return true;
  return false;
}
