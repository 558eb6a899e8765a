import type { Word } from '../../text/document.ts';
import { type At, eachWord } from '../rule.ts';

const toBe =
  /^(?:suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|sera|serons|seront|serait|seraient|fut|furent|soit|soient|étant)$/;
const between = /^-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous)$/;

/** One speaks, lies or smiles to somebody: the reflexive pronoun is never the object. */
const indirect =
  /^(parlé|succédé|déplu|nui|menti|ressemblé|suffi|souri|téléphoné|survécu|répondu)(?:e|s|es)$/;
/** With these the object comes after, and tells what they mean: « se sont demandé si », « s'est rendu compte ». */
const beforeObject: [participle: RegExp, next: RegExp][] = [
  [
    /^(demandé)(?:e|s|es)$/,
    /^(?:si|s'|ce|comment|pourquoi|où|quand|combien|qui|que|qu'|quel|quelle|quels|quelles|lequel|laquelle|jusqu[e'])$/,
  ],
  [/^(dit|imaginé|juré|promis)(?:e|s|es)$/, /^(?:que|qu')$/],
  [/^(permis|promis|juré)(?:e|es|s)$/, /^(?:de|d')$/],
  [/^(rendu)(?:e|s|es)$/, /^compte$/],
  [/^(ri)s$/, /^(?:de|d'|des|du)$/],
];

/** « ils se sont partagés les terres » : what is shared, thrown or washed comes after. */
const withObject =
  /^(partagé|lancé|lavé|donné|coupé|cassé|serré|posé|tendu|jeté|acheté|offert|construit|imposé|fixé|réparti|disputé|attribué|arrogé|approprié|procuré|payé|échangé|adressé|envoyé|forgé|épargné|infligé|créé|rappelé|imaginé|accordé|transmis)(?:e|s|es)$/;
const notObject =
  /^(?:un|une|uns|unes|autres?|premi\p{L}+|derni\p{L}+|nuit|jour|soir|matin|lendemain|veille|semaine|année|mois|fois|instant|moment|peu)$/u;

/** « elles se sont parlées », « ils se sont demandés si » : the participle has nothing to agree with. */
export const reflexiveParticiple = eachWord((word, at) => {
  if (!toBe.test(word.form) || word.shield || !isReflexive(at)) return undefined;
  let step = 1;
  while (at(step) && (at(step)!.tag === 'ADV' || between.test(at(step)!.form))) step++;
  const participle = at(step);
  if (!participle || participle.shield || participle.raw !== participle.form) return undefined;
  const suggestion = fixed(at, participle, at(step + 1));
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/reflexive-participle',
    category: 'ACC_PP_PRON',
    from: participle.index,
    to: participle.index + 1,
    message: `Le pronom n'est pas ici le complément d'objet direct : « ${suggestion} » ne s'accorde pas.`,
    suggestions: [suggestion],
  };
});

/** « ils se sont écrites » : to one another; « les lettres qu'ils se sont écrites » have their object before. */
const writes = /^(écrit|dit|plu|demandé|donné|promis)(?:e|s|es)$/;

const isReflexive = (at: At) => {
  const en = at(-1)?.form === 'en' ? 1 : 0;
  const [pronoun, subject] = [at(-1 - en)?.form ?? '', at(-2 - en)?.form ?? ''];
  return /^(?:se|s')$/.test(pronoun) || (/^(?:nous|vous)$/.test(pronoun) && subject === pronoun);
};

/** People who write to one another, where « ces pages se sont écrites » tells of things. */
const isSeveral = (at: At) =>
  /^(?:ils|elles)$/.test(at(-2)?.form ?? '') ||
  at(-2)?.tag === 'PROPN' ||
  /^(?:ami|amie|frère|sœur|amant|fille|femme|homme|soldat|cousine?|écrivain|philosophe|auteur|élève|parent|époux|poète)s?$/.test(
    at(-2)?.form ?? '',
  );

function fixed(at: At, { form }: Word, next: Word | undefined): string | undefined {
  // « les langues qui se sont parlées » : one speaks a language.
  const spoken = [-2, -3, -4, -5, -6].some((back) => /^langu/.test(at(back)?.form ?? ''));
  const alone = indirect.exec(form)?.[1] ?? /^(plu)es?$/.exec(form)?.[1];
  if (alone) return alone === 'parlé' && spoken ? undefined : alone;
  const object = [-2, -3, -4, -5, -6, -7, -8].some(
    (back) =>
      /^(?:qu[e']|les|quel\p{L}*|combien|la|l')$/u.test(at(back)?.form ?? '') &&
      (/^(?:qu|comb)/.test(at(back)!.form) || at(back)!.tag === 'PRON'),
  );
  const shared = withObject.exec(form)?.[1];
  if (shared && !object && /^(?:la|les|des|un|une|leurs?|le|l')$/.test(next?.form ?? '')) {
    const after = at(next!.index - at(0)!.index + 1);
    if (/^(?:NOUN|ADJ)$/.test(after?.tag ?? '') && !notObject.test(after!.form)) return shared;
  }
  const told = writes.exec(form)?.[1];
  if (told === 'écrit' && !object && isSeveral(at)) return told;
  // « elles se sont dites prêtes », « ils se sont donnés à fond » : themselves.
  if (
    told &&
    !object &&
    /^(?:un|une|le|la|les|des|rendez|leur|leurs)$/.test(next?.form ?? '') &&
    isSeveral(at)
  )
    return told;
  if (at(-1)?.form === 'en' && /^voulu(?:e|s|es)$/.test(form)) return 'voulu';
  for (const [participle, follows] of beforeObject) {
    const found = participle.exec(form)?.[1];
    if (found && follows.test(next?.form ?? '')) return found;
  }
  return undefined;
}
