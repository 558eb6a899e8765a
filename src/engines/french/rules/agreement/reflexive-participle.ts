import type { Word } from '../../text/document.ts';
import { eachWord } from '../rule.ts';

type At = (step: number) => Word | undefined;

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

const isReflexive = (at: At) => {
  const en = at(-1)?.form === 'en' ? 1 : 0;
  const [pronoun, subject] = [at(-1 - en)?.form ?? '', at(-2 - en)?.form ?? ''];
  return /^(?:se|s')$/.test(pronoun) || (/^(?:nous|vous)$/.test(pronoun) && subject === pronoun);
};

function fixed(at: At, { form }: Word, next: Word | undefined): string | undefined {
  // « les langues qui se sont parlées » : one speaks a language.
  const spoken = [-2, -3, -4, -5, -6].some((back) => /^langu/.test(at(back)?.form ?? ''));
  const alone = indirect.exec(form)?.[1] ?? /^(plu)es?$/.exec(form)?.[1];
  if (alone) return alone === 'parlé' && spoken ? undefined : alone;
  if (at(-1)?.form === 'en' && /^voulu(?:e|s|es)$/.test(form)) return 'voulu';
  for (const [participle, follows] of beforeObject) {
    const found = participle.exec(form)?.[1];
    if (found && follows.test(next?.form ?? '')) return found;
  }
  return undefined;
}
