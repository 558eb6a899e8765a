import type { Word } from '../text/document.ts';
import { eachWord, isVerbReading, type RuleFinding } from './rule.ts';

const having =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aura|aurait|auraient|ait|avoir|ayant)$/;
const adverbs =
  /^(?:pas|jamais|toujours|déjà|bien|souvent|aussi|ainsi|donc|beaucoup|plus|trop|peu|été)$/;

/** « elle n'a pas put », « l'homme a crée », « d'être reconnut » : after the auxiliary, the participle heard the same. */
export const heardParticiple = eachWord((word, at, { lexicon }) => {
  if (word.shield || word.raw !== word.form || !/(?:[iu]t|e)$/.test(word.form)) return undefined;
  // « Cette idée a, semble-t-il, vieilli ».
  if (at(1)?.form.startsWith('-')) return undefined;
  const readings = lexicon.readings(word.form);
  if (
    readings.length === 0 ||
    !readings.every((r) => isVerbReading(r) && /^[PSJTY]/.test(r.features))
  )
    return undefined;
  let step = -1;
  while (at(step) && adverbs.test(at(step)!.form)) step--;
  const passive =
    at(step)?.form === 'être' && /^(?:d'|de|à|pour|sans|peut|doit)$/.test(at(step - 1)?.form ?? '');
  if (!passive && !having.test(at(step)?.form ?? '')) return undefined;
  const stem = word.form.slice(0, -1);
  const forms = word.form.endsWith('e') ? [`${stem}é`] : [stem, `${stem}s`];
  const participle = forms.find((form) =>
    lexicon
      .readings(form)
      .some(({ features, lemma }) => features.startsWith('K') && lemma === readings[0]!.lemma),
  );
  return participle ? finding(word, participle) : undefined;
});

const finding = (word: Word, participle: string): RuleFinding => ({
  rule: 'ending/heard',
  category: 'VER_CONJ',
  from: word.index,
  to: word.index + 1,
  message: `Après l'auxiliaire, le participe passé : « ${participle} ».`,
  suggestions: [participle],
});
