import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, type RuleFinding } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { askedObject, asksFor, isGivenTo, objectBefore, topicMarks } from './preceding-object.ts';

const auxiliary =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aura|auras|auront|aurait|auraient|ait|aient)$/;
/** Measures, and verbs whose object is the clause that follows. */
const without =
  /^(?:couru|fallu|coûté|valu|pesé|duré|vécu|dormi|marché|pu|dû|voulu|cru|su|fait|laissé|eu|été|entendu|vu|pensé|dit|permis|espéré|souhaité|préféré|osé|réussi|commencé|continué|appris|menti|nui|plu|ri|souri|parlé|répondu|obéi|ressemblé|succédé|résisté|échappé|suffi)e?s?$/;

/** Of these, with nothing after, the object can only stand before: « les règles qu'il a appris ». */
const withObject = /^(?:fait|appris|vu|entendu|commencé|préféré|souhaité)$/;

/** « les lettres qu'il a écrit », « ils ont critiqués » : avec avoir. */
export const participleAvoir = eachWord((word, at, { lexicon }) => {
  if (!auxiliary.test(word.form) || word.shield) return undefined;
  let step = 1;
  while (
    at(step) &&
    (at(step)!.tag === 'ADV' ||
      /^(?:pas|point|jamais|toujours|déjà|bien|tout|souvent|-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles))$/.test(
        at(step)!.form,
      ))
  )
    step += 1;
  const participle = at(step);
  if (!participle || participle.raw !== participle.form || participle.shield) return undefined;
  const readings = lexicon.readings(participle.form);
  if (!readings.some(({ features }) => features.startsWith('K')) || participle.tag === 'NOUN')
    return undefined;
  // « les chaleurs qu'il a fait » : nobody did it.
  const weather = [-3, -4, -5].some((back) =>
    /^(?:chaleur|froid|orage|tempête|vent)s?$/.test(at(back)?.form ?? ''),
  );
  if (weather && at(-1)?.form === 'il' && participle.form === 'fait') return undefined;
  const next = at(step + 1);
  if (next && /^(?:VERBi|AUXi)$/.test(next.tag)) return undefined;
  // « les leçons qu'il a apprises lui servent ».
  const past = /^(?:lui|leur|se|s'|ne|n'|me|m')$/.test(next?.form ?? '') ? at(step + 2) : next;
  const given = isGivenTo(at, step);
  const closed =
    past === undefined ||
    past.kind !== 'word' ||
    /^(?:VERBf|AUXf)$/.test(past.tag) ||
    given ||
    // « La pièce que nous avons vue hier ».
    (/^(?:hier|aujourd'hui|ensemble|récemment|naguère|jadis|autrefois)$/.test(past.form) &&
      !/^(?:VERBi|AUXi)$/.test(at(step + 2)?.tag ?? ''));
  // « je les ai vu au musée » : seen, and nothing they did.
  const them =
    at(-1)?.form === 'les' && /^(?:vu|entendu|appris|lu|commencé|préféré)$/.test(participle.form);
  const acts = [2, 3].some((ahead) => /^(?:VERBi|AUXi)$/.test(at(step + ahead)?.tag ?? ''));
  if (them && !acts) return agreeWithThem(at, participle, lexicon);
  const had = participle.form === 'eu' && asksFor(at) && next?.form !== 'à';
  if (without.test(participle.form) && !had && !(closed && withObject.test(participle.form)))
    return neverAlone(at, participle, lexicon);
  return (
    agreeWithThem(at, participle, lexicon) ??
    agreeBefore(at, participle, next, given, lexicon) ??
    (asksFor(at) ? undefined : neverAlone(at, participle, lexicon))
  );
});

/** « les ont défendu » : « les » is the object and it is plural; its gender may stand further away. */
function agreeWithThem(at: At, participle: Word, lexicon: Lexicon): RuleFinding | undefined {
  if (at(-1)?.form !== 'les' || participle.tag === 'NOUN') return undefined;
  const plural: Marks = topicMarks(at, lexicon) ?? new Set(['mp', 'fp']);
  if (meet(marksOf(lexicon, participle.form, isAdjective), plural).size > 0) return undefined;
  const forms = [...plural].flatMap(
    (mark) => inflect(lexicon, participle.form, new Set([mark]), isAdjective) ?? [],
  );
  const message = 'Le complément « les » est placé avant : le participe se met au pluriel.';
  const [masculine] = forms;
  return masculine
    ? {
        ...finding(participle, masculine, 'agreement/participle-les', message),
        suggestions: forms,
      }
    : undefined;
}

/** The object stands before: « les lettres qu'il a écrites », « quelles leçons a-t-il tirées ». */
function agreeBefore(
  at: At,
  participle: Word,
  next: Word | undefined,
  given: boolean,
  lexicon: Lexicon,
): RuleFinding | undefined {
  const asked = askedObject(at);
  const step = asked ?? objectBefore(at, next);
  const noun = step === undefined ? undefined : at(step);
  // « Quels livres avez-vous lu cette année ? » : when, not what.
  const isTime = /^(?:cette|ce|cet)$/.test(next?.form ?? '');
  const after = at(participle.index - at(0)!.index + 2);
  // « Les textes que nous avons étudié cette année ».
  const isWhen =
    isTime &&
    /^(?:année|semaine|fois|nuit|mois|matin|soir|jour|trimestre|été|hiver)$/.test(
      after?.form ?? '',
    );
  // « la liberté qu'ils ont conquise reste fragile » : the verb of the head, taken for a noun.
  const isVerb = /^(?:reste|demeure|montre|touche|marque|force|tombe|manque|trouble)$/.test(
    next?.form ?? '',
  );
  // « la preuve que l'homme a inventé Dieu » : the verb has its object, the clause says what the noun is.
  if (
    !noun ||
    (/^(?:DET|PROPN|NOUN|NUM)$/.test(next?.tag ?? '') &&
      !(asked && isTime) &&
      !isWhen &&
      !isVerb) ||
    (!asked && !given && /^(?:de|d'|que|qu'|à)$/.test(next?.form ?? '')) ||
    (asked && next?.form === 'à' && !given)
  )
    return undefined;
  const determiner = [at(step! - 1), at(step! - 2)].find(
    (word) => word && determinerMarks(word.form),
  );
  const own = marksOf(lexicon, noun.form, isNoun);
  const marks: Marks = determiner ? meet(own, determinerMarks(determiner.form)!) : own;
  const counted = asked !== undefined && /s$/.test(noun.form);
  if (
    (!determiner && !counted) ||
    // « les soldats que la guerre a brisés » : women or men, they are several.
    (marks.size !== 1 && ![...marks].every((mark) => mark.endsWith('p'))) ||
    meet(marksOf(lexicon, participle.form, isAdjective), marks).size > 0
  )
    return undefined;
  const suggestion = inflect(lexicon, participle.form, marks, isAdjective);
  return suggestion
    ? finding(
        participle,
        suggestion,
        'agreement/participle-que',
        `Le complément « ${noun.raw} » est placé avant : le participe s'accorde avec lui.`,
      )
    : undefined;
}

/** No object before: the participle stays as it is. */
function neverAlone(at: At, participle: Word, lexicon: Lexicon): RuleFinding | undefined {
  if (
    !/(?:és|ées|ée|is|us|ues|ies|ie|ue|ises?|[iru]tes?|ntes?)$/.test(participle.form) ||
    meet(marksOf(lexicon, participle.form, isAdjective), new Set(['ms'])).size > 0
  )
    return undefined;
  // « elle a prise sur lui » : a noun.
  const isNamed = lexicon.readings(participle.form).some(({ pos }) => pos === 'nc');
  if (isNamed && /(?:is|t)es?$/.test(participle.form)) return undefined;
  const before = at(-1);
  // « qui vous a protégés » : « vous » is the object.
  if (/^(?:nous|vous)$/.test(before?.form ?? '') && at(-2)?.kind === 'word') return undefined;
  if (
    !before ||
    participle.form === 'partie' ||
    !(
      before.tag === 'NOUN' ||
      (before.tag === 'ADJ' && at(-2)?.tag === 'NOUN') ||
      before.tag === 'PROPN' ||
      /^(?:il|elle|on|ils|elles|nous|vous|je|j'|tu|qui)$/.test(before.form)
    )
  )
    return undefined;
  for (let step = -1; at(step) && step > -12; step--) {
    if (
      /^(?:que|qu'|qu|les|la|l'|le|me|m'|te|t'|combien|quel|quelle|quels|quelles|lequel|laquelle|dont|se|s')$/.test(
        at(step)!.form,
      ) &&
      (step > -3 || /^(?:que|qu'|dont|quel|combien|quelle|quels|quelles)/.test(at(step)!.form))
    ) {
      // « Quelle leçon elle a tirée » : what is asked for is the object.
      const article = determinerMarks(at(step)!.form) && !/^quel/.test(at(step)!.form);
      if (!(article && at(step + 1)?.tag === 'NOUN')) return undefined;
    }
    // « Autant de batailles il a livrées, autant de victoires il a remportées. »
    if (at(step)!.form === 'autant' && /^d[e']$/.test(at(step + 1)?.form ?? '')) return undefined;
    if (/^[.;:]$/.test(at(step)!.form)) break;
  }
  const suggestion = inflect(lexicon, participle.form, new Set(['ms']), isAdjective);
  return suggestion
    ? finding(
        participle,
        suggestion,
        isSure(at, participle, lexicon)
          ? 'agreement/sure/participle-alone'
          : 'agreement/participle-alone',
        "Avec « avoir » et sans complément d'objet placé avant, le participe ne s'accorde pas.",
      )
    : undefined;
}

/** « Elle a comprise » : a pronoun that opens the sentence, and a form that is nothing but a participle. */
const isSure = (at: At, { form }: Word, lexicon: Lexicon) =>
  opensOnGroup(at, form, lexicon) ||
  (/^(?:il|elle|on|ils|elles|je|j'|tu)$/.test(at(-1)?.form ?? '') &&
    (at(-2) === undefined || /^(?:mais|car|et|puis|si)$/.test(at(-2)!.form)) &&
    ![-2, -3, -4, -5, -6, -7, -8, -9].some((back) =>
      /^(?:qu|combien|l[ea]quel)/.test(at(back)?.form ?? ''),
    ) &&
    lexicon.readings(form).every(isAdjective));

/** « La demande a explosée » : nothing stands before the auxiliary but its subject. */
function opensOnGroup(at: At, form: string, lexicon: Lexicon) {
  let step = -1;
  while (at(step) && /^(?:DET|NOUN|ADJ|ADP|PROPN)$/.test(at(step)!.tag)) step--;
  const opens = at(step) === undefined && step < -1 && at(step + 1)?.tag === 'DET';
  return opens && lexicon.readings(form).every(isAdjective);
}

const finding = (word: Word, suggestion: string, rule: string, message: string): RuleFinding => ({
  rule,
  category: 'ACC_PP_AVOIR',
  from: word.index,
  to: word.index + 1,
  message,
  suggestions: [suggestion],
});
