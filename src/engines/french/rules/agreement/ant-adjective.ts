import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';

/** Verbs that say something only of an object: « intéressant » without one is no participle. */
const asksObject =
  /^(?:intéresser|importer|satisfaire|convaincre|surprendre|étonner|émouvoir|toucher|déranger|séduire|inquiéter|effrayer|passionner|fasciner|captiver|décevoir|amuser|choquer|troubler|marquer|oppresser|angoisser|bouleverser|accabler|écraser|méfier|gêner|fatiguer|ennuyer|éprouver|enrichir|apaiser|rassurer|terrifier|épuiser|humilier|dégrader|révolter|saisir|impressionner|envahir|attacher|charmer|attirer|repousser|exiger|aliéner|plaire|suffire|tolérer)$/;

/** Where nothing that could be its object follows. */
const endsGroup =
  /^(?:[.;:!?)…»]|et|mais|ou|que|qu'|qui|dont|où|pour|dans|dès|sur|chez|parce|car|sans|afin|lors|depuis|pendant|comme|malgré|selon)$/;

/** « une idée intéressant », « une explication peu convaincant » : after its noun and without an object, it agrees. */
export const antAdjective = eachWord((word, at, { lexicon }) => {
  if (!word.form.endsWith('ant') || word.shield || word.raw !== word.form) return undefined;
  const next = at(1);
  if (next && !endsGroup.test(next.form)) return undefined;
  if (!isMeantAsAdjective(lexicon, word.form)) return undefined;
  let step = -1;
  while (
    /^(?:très|peu|plus|moins|aussi|si|trop|assez|fort|bien|\p{L}+ment)$/u.test(at(step)?.form ?? '')
  )
    step--;
  const noun = at(step);
  if (noun?.tag !== 'NOUN' || noun.raw !== noun.form || noun.shield) return undefined;
  const wanted = groupMarks(at, step, noun, lexicon);
  if (!wanted || meet(marksOf(lexicon, word.form, isAdjective), wanted).size > 0) return undefined;
  const suggestion = inflect(lexicon, word.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/ant-adjective',
        category: 'ACC_ADJ',
        from: word.index,
        to: word.index + 1,
        message: `Sans complément, « ${word.raw} » est un adjectif : il s'accorde avec « ${noun.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
});

function isMeantAsAdjective(lexicon: Lexicon, form: string): boolean {
  const readings = lexicon.readings(form);
  if (!readings.some(({ pos }) => pos === 'adj')) return false;
  return readings.every(
    ({ pos, features, lemma }) => pos !== 'v' || (features === 'G' && asksObject.test(lemma)),
  );
}

/** Of « une image », nothing before it that could own the adjective instead (« d'une force »). */
function groupMarks(at: At, step: number, noun: Word, lexicon: Lexicon) {
  let first = step - 1;
  while (at(first)?.tag === 'ADJ') first--;
  const asked = determinerMarks(at(first)?.form ?? '');
  const before = at(first - 1);
  const owned =
    (/^(?:de|d'|à|en|et|ou)$/.test(before?.form ?? '') &&
      /^(?:NOUN|ADJ|VERBp)$/.test(at(first - 2)?.tag ?? '')) ||
    (/^(?:des|du|aux|au)$/.test(at(first)?.form ?? '') && before?.tag === 'NOUN');
  if (!asked || owned) return undefined;
  const marks = meet(marksOf(lexicon, noun.form, isNoun), asked);
  return marks.size === 1 ? marks : undefined;
}
