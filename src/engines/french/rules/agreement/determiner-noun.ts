import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { eachWord, finiteReadings, isFiniteTag, type RuleFinding, withCapitalOf } from '../rule.ts';
import { inflect as inflectNoun, isAdjective, isNoun, marksOf } from './marks.ts';
import { listsSeveral } from './noun-number.ts';

/** Determiners that leave no doubt on the number (and sometimes the gender) of the noun. */
const determiners: Record<string, string> = {
  les: 'p',
  des: 'p',
  ces: 'p',
  ses: 'p',
  mes: 'p',
  tes: 'p',
  nos: 'p',
  vos: 'p',
  leurs: 'p',
  plusieurs: 'p',
  quelques: 'p',
  aux: 'p',
  certains: 'mp',
  certaines: 'fp',
  différents: 'mp',
  différentes: 'fp',
  divers: 'mp',
  diverses: 'fp',
  quels: 'mp',
  quelles: 'fp',
  un: 'ms',
  une: 'fs',
  ce: 'ms',
  cet: 'ms',
  cette: 'fs',
  chaque: 's',
  mon: 's',
  ton: 's',
  notre: 's',
  votre: 's',
  aucun: 'ms',
  aucune: 'fs',
  deux: 'p',
  trois: 'p',
  quatre: 'p',
  cinq: 'p',
  six: 'p',
  dix: 'p',
};

const contracted: Record<string, string> = { au: 'aux', du: 'des' };

/** « soumis au caprices » : the article is heard the same, the noun tells. */
export const contractedArticle = eachWord((word, at, { lexicon }) => {
  const meant = contracted[word.form];
  const noun = at(1);
  if (!meant || word.shield || noun?.tag !== 'NOUN' || noun.raw !== noun.form || noun.shield)
    return undefined;
  const readings = lexicon.readings(noun.form);
  const plural = readings.every(({ pos, features }) => pos === 'nc' && features.endsWith('p'));
  if (readings.length === 0 || !plural || noun.form.length < 4) return undefined;
  return {
    rule: 'agreement/sure/contracted',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `« ${noun.raw} » est au pluriel : l'article aussi.`,
    suggestions: [withCapitalOf(word.raw, meant)],
  };
});

const onlyDeterminers =
  /^(?:plusieurs|quelques|certaine?s|différente?s|diverse?s|chaque|aucune?|nos|vos|mes|tes|ces|ses|leurs)$/;

/** « les homme », « un société » : le nom suit son déterminant. */
export const nounPhrase = eachWord((word, at, { lexicon }) => {
  const asked = determiners[word.form];
  const noun = at(1);
  if (
    !asked ||
    !noun ||
    word.shield ||
    noun.shield ||
    noun.raw !== noun.form ||
    noun.kind !== 'word'
  )
    return undefined;
  // « diverses solution » : before its noun it is a determiner, whatever it looks like.
  const varied = /^d(?:ivers|ifférent)e?s$/.test(word.form) && at(-1)?.tag !== 'NOUN';
  if (
    word.tag !== 'DET' &&
    word.tag !== 'NUM' &&
    !varied &&
    word.form !== 'aux' &&
    word.form !== 'des'
  )
    return undefined;
  const shortest = onlyDeterminers.test(word.form) ? 3 : 4;
  // « Aucune lois » : its « s » is the plural's.
  const marked =
    /s$/.test(noun.form) &&
    lexicon
      .readings(noun.form)
      .every(({ pos, features }) => pos === 'nc' && features.endsWith('p'));
  if (
    noun.tag !== 'NOUN' ||
    noun.form.length < shortest ||
    (!marked && /(?:us|um|a|o|is)$/.test(noun.form))
  )
    return undefined;
  const readings = lexicon.readings(noun.form);
  const nouns = readings.filter((r) => r.pos === 'nc');
  // « plusieurs type » : after a word that is nothing but a determiner, the verb is out of the question.
  const hasVerb = isFiniteTag(at(2));
  const isLast = at(2)?.kind !== 'word';
  // « Toutes les œuvre », « une des cause » : these only come before a noun.
  const sureNoun =
    onlyDeterminers.test(word.form) ||
    (word.form === 'les' && /^tou(?:te)?s$/.test(at(-1)?.form ?? '')) ||
    (word.form === 'des' && /^une?$/.test(at(-1)?.form ?? ''));
  const named = sureNoun
    ? readings.every(
        (r) => r.pos === 'nc' || r.pos === 'v' || (r.pos === 'adj' && (hasVerb || isLast)),
      )
    : readings.every(
        (r) =>
          /^(?:nc|np)$/.test(r.pos) ||
          (r.pos === 'adj' && at(2)?.tag !== 'NOUN') ||
          // « les droit de chacun ».
          (r.pos === 'adv' && /^(?:de|du|des)$/.test(at(2)?.form ?? '')),
      );
  // « mille et une nuits », « vingt et un élèves », « cent un dalmatiens », « ils ont tous les deux raison ».
  const counted =
    (at(-1)?.form === 'et' && isNumber(at(-2))) ||
    /^(?:cent|mille)$/.test(at(-1)?.form ?? '') ||
    (at(-1)?.form === 'les' && /^tou(?:te)?s$/.test(at(-2)?.form ?? '') && word.form === 'deux');
  if (nouns.length === 0 || !named || counted || listsSeveral(at)) return undefined;
  // « les pietà » : an Italian plural.
  if (/à$|^après-midi$/.test(noun.form)) return undefined;
  const nominal = readings.filter((r) => r.pos === 'nc' || r.pos === 'adj');
  if (nominal.some((r) => agrees(r.features, asked))) return undefined;
  const suggestion = inflect(lexicon, nouns[0]!.lemma, asked);
  if (!suggestion || suggestion === noun.form) return undefined;
  if (word.form === 'leurs') return theirs(word, noun, suggestion);
  return {
    rule: 'noun-phrase/number',
    category: 'ACC_ADJ',
    from: noun.index,
    to: noun.index + 1,
    message: `Après « ${word.form} », le nom se met au ${asked.endsWith('p') ? 'pluriel' : 'singulier'}.`,
    suggestions: [suggestion],
  };
});

/** « leurs région » : one each or several, either word may be the slip. */
const theirs = (word: Word, noun: Word, plural: string): RuleFinding => ({
  rule: 'noun-phrase/number',
  category: 'HOM_LEUR',
  from: word.index,
  to: noun.index + 1,
  message: `« Leurs » veut un nom au pluriel : « leur ${noun.raw} » ou « leurs ${plural} ».`,
  suggestions: [
    withCapitalOf(word.raw, `leur ${noun.raw}`),
    withCapitalOf(word.raw, `leurs ${plural}`),
  ],
});

const announcesMany = /^(?:de|d'|plus|les|des|ces|ses|mes|tes|nos|vos|leurs|deux|trois|quatre)$/;

/** « de nombreuses personne », « ses plus belles œuvre » : the adjective before it has told the number. */
export const someNouns = eachWord((word, at, { lexicon }) => {
  const [adjective, noun] = [at(1), at(2)];
  if (!announcesMany.test(word.form) || word.shield || adjective?.tag !== 'ADJ') return undefined;
  if (!noun || noun.raw !== noun.form || noun.shield) return undefined;
  if (noun.tag !== 'NOUN' && noun.form !== 'personne') return undefined;
  // « Serez-vous des nôtres samedi », « les plus rapides grâce à lui », « les nouveaux numérateur et dénominateur ».
  if (/^[nv]ôtres$/.test(adjective.form) || /^(?:grâce|faute|face|kaki)$/.test(noun.form))
    return undefined;
  if (at(3)?.form === 'et' && at(4)?.tag === 'NOUN' && !/[sx]$/.test(at(4)!.form)) return undefined;
  // « les jeunes marche » : it may be the verb, unless another follows or the adjective is never a noun.
  const sure =
    /^(?:de|d'|plus)$/.test(word.form) ||
    isFiniteTag(at(3)) ||
    /^(?:principales|différente?s|nombreu(?:x|ses)|diverses|nouvelles|grandes|belles)$/.test(
      adjective.form,
    );
  // « les deux grands parti » : of a participle, no verb.
  const finite = finiteReadings(lexicon, noun.form).length > 0;
  if (!sure && finite) return undefined;
  if (/^tou(?:te)?s$/.test(adjective.form)) return undefined;
  const own =
    adjective.form === 'nombreux' ? new Set(['mp']) : marksOf(lexicon, adjective.form, isAdjective);
  const nouns = marksOf(lexicon, noun.form, isNoun);
  const isMany = own.size > 0 && [...own].every((mark) => mark.endsWith('p'));
  if (!isMany || nouns.size === 0 || [...nouns].some((mark) => mark.endsWith('p')))
    return undefined;
  const suggestion = inflectNoun(lexicon, noun.form, own, isNoun);
  return suggestion
    ? {
        rule: 'agreement/sure/some-nouns',
        category: 'ACC_ADJ',
        from: noun.index,
        to: noun.index + 1,
        message: `« ${adjective.raw} » est au pluriel : le nom aussi.`,
        suggestions: [suggestion],
      }
    : undefined;
});

/** Only what both sides say can disagree; here, only the number: a wrong gender may be the determiner's fault. */
function agrees(features: string, asked: string): boolean {
  const number = /[sp]$/.exec(features)?.[0];
  return number === undefined || number === asked.at(-1);
}

function inflect(lexicon: Lexicon, lemma: string, asked: string): string | undefined {
  const number = asked.at(-1)!;
  return lexicon
    .formsOf(lemma)
    .find(({ reading }) => reading.pos === 'nc' && reading.features.endsWith(number))?.form;
}

const isNumber = (word: Word | undefined) =>
  word?.tag === 'NUM' ||
  /^(?:vingt|trente|quarante|cinquante|soixante|cent|mille)$/.test(word?.form ?? '');
