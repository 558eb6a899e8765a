import type { At, Rule, RuleFinding } from '../rule.ts';
import { inflect, isAdjective, marksOf, meet } from './marks.ts';
import { clausesOf } from './subject.ts';

/** With these the pronoun may be « à soi » : « elle s'est acheté une robe », « s'est demandé », « s'est fait entendre ». */
const toOneself =
  /^(?:demandé|dit|juré|permis|promis|plu|complu|déplu|parlé|menti|nui|souri|ri|succédé|suffi|imaginé|rendu|fait|laissé|donné|offert|acheté|procuré|reproché|interdit|avoué|raconté|répété|attribué|arrogé|figuré|représenté|écrit|inventé|construit|fixé|coupé|lavé|cassé|préparé|épargné|accordé|vu|senti|entendu|autorisé|refusé|proposé|assigné|imposé|forgé|ressemblé|téléphoné|su|voulu|cru|pardonné|répondu|survécu|confié|disputé|partagé|tracé|créé|trouvé|constitué|bâti|taillé)(?:e|s|es)?$/;
const follows =
  /^(?:à|au|aux|de|d'|du|dans|par|contre|sans|avec|pour|sur|en|chez|derrière|devant|vers|sous|après|avant|dès|pendant|depuis|malgré|entre|durant|jusqu'|lors|selon|et|mais|quand|lorsque|comme|toute|tout)$/;

/** The reflexive pronoun is surely the object: « elle s'est endettée », « elles s'étaient mises d'accord ». */
export function agreesWithSubject(at: At, step: number): boolean {
  const { form } = at(step)!;
  const next = at(step + 1);
  if (form === 'mis')
    return (
      (next?.form === 'à' && at(step + 2)?.tag === 'VERBi') ||
      (next?.form === "d'" && at(step + 2)?.form === 'accord') ||
      (next?.form === 'en' &&
        /^(?:grève|route|colère|marche|quête)$/.test(at(step + 2)?.form ?? ''))
    );
  if (toOneself.test(form)) return isDone(at, step);
  // « elles se sont posé beaucoup de questions ».
  if (/^(?:beaucoup|tant|trop|plus|moins|assez|peu)$/.test(next?.form ?? '')) return false;
  return (
    next === undefined || next.kind !== 'word' || follows.test(next.form) || next.tag === 'ADV'
  );
}

/** « s'est imposée au XVIIIe siècle », « s'est constituée peu à peu » : of these, without an object after, the pronoun is the object. */
const doneToItself = /^(?:imposé|constitué|créé|construit|bâti|forgé)(?:e|s|es)?$/;

function isDone(at: At, step: number): boolean {
  if (!doneToItself.test(at(step)!.form)) return false;
  for (let next = step + 1; at(next) && !/^[.;:!?]$/.test(at(next)!.form); next++) {
    const [word, before] = [at(next)!, at(next - 1)!];
    if (/^(?:que|qu'|qui|dont|où|et|,)$/.test(word.form)) break;
    const article = word.tag === 'DET' || /^(?:de|d')$/.test(word.form);
    // « s'est imposé (à elle-même) une discipline », « s'est imposé de partir ».
    if (article && before.tag !== 'ADP' && !/^(?:comme|peu)$/.test(before.form)) return false;
  }
  return true;
}

const toBe = /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|furent|soit|soient)$/;

/** « Les troupes s'étaient emparé de la ville » : the participle of a reflexive verb follows its subject. */
export const reflexiveSubject: Rule = ({ document, lexicon }) =>
  document.sentences.flatMap((_sentence, index) =>
    clausesOf(document, index, lexicon).flatMap(({ verb, marks, head, start }): RuleFinding[] => {
      const at: At = (step) => {
        const other = document.words[verb.index + step];
        return other?.sentence === verb.sentence ? other : undefined;
      };
      if (!toBe.test(verb.form) || !/^(?:se|s')$/.test(at(-1)?.form ?? '')) return [];
      // « les limites que la raison s'est fixées » : the object stands before.
      if (/^(?:qu[e']|dont)$/.test(document.words[start.index - 1]?.form ?? '')) return [];
      let step = 1;
      while (at(step)?.tag === 'ADV') step++;
      const participle = at(step);
      if (!participle || participle.shield || participle.raw !== participle.form) return [];
      const own = marksOf(lexicon, participle.form, isAdjective);
      const isParticiple = lexicon
        .readings(participle.form)
        .some(({ features }) => features.startsWith('K'));
      if (!isParticiple || marks.size !== 1 || meet(own, marks).size > 0) return [];
      if (!agreesWithSubject(at, step)) return [];
      const suggestion = inflect(lexicon, participle.form, marks, isAdjective);
      if (!suggestion) return [];
      return [
        {
          rule: 'agreement/sure/reflexive-participle/subject',
          category: 'ACC_PP_PRON',
          from: participle.index,
          to: participle.index + 1,
          message: `Ce verbe pronominal s'accorde avec son sujet, « ${head.raw} » : « ${suggestion} ».`,
          suggestions: [suggestion],
        },
      ];
    }),
  );
