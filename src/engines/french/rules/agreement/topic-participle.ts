import { eachWord } from '../rule.ts';
import { inflect, isAdjective, type Marks, marksOf } from './marks.ts';
import { readGroup } from './noun-group.ts';

/** What sets the time, or stands outside: « Cette année, il l'a vu », « La preuve, il l'a fait ». */
const setting =
  /^(?:année|fois|nuit|semaine|journée|matinée|soirée|minute|seconde|heure|époque|saison|veille|preuve|période|décennie|chose)$/;
/** « l' » may stand for a whole clause: « il l'a dit ». */
const neutral = /^(?:pu|dû|voulu|cru|su|dit|permis|fallu|fait|laissé|été)$/;
const inSubject = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/;

/** « Cette théorie, Galilée l'a défendu » : « l' » stands for the noun set first. */
export const topicParticiple = eachWord((word, at, { document, lexicon }) => {
  if (!/^(?:a|ont|ai|avons|avait|avaient|aura)$/.test(word.form) || at(-1)?.form !== "l'")
    return undefined;
  const participle = at(at(1)?.tag === 'ADV' ? 2 : 1);
  if (!participle || participle.raw !== participle.form || neutral.test(participle.form))
    return undefined;
  const next = at(participle.index - word.index + 1);
  // « Cette pièce, on l'a vu, échoue » : an aside; « l'a entendu chanter » : another object.
  if (next?.form === ',' || /^(?:VERBi|AUXi|VERBf|AUXf)$/.test(next?.tag ?? '')) return undefined;
  if (/^(?:de|d'|que|qu'|et)$/.test(next?.form ?? '')) return undefined;
  // « l'a appris à lire », where « l'a emprunté à Platon » keeps its object.
  const given = at(participle.index - word.index + 2);
  const toSomebody = given && (given.raw !== given.form || given.tag === 'DET');
  if (next?.form === 'à' && !toSomebody) return undefined;
  const readings = lexicon.readings(participle.form);
  if (!readings.some(({ features }) => features.startsWith('K'))) return undefined;
  const { from, to } = document.sentences[word.sentence]!;
  const { words } = document;
  const group = readGroup(words, from, to, lexicon);
  if (!group?.determiner || group.determiner.index !== from || setting.test(group.noun.form))
    return undefined;
  // « La mine sombre, il l'a quitté » : how he was; a demonstrative leaves no doubt.
  const shown = group.determiner.form === 'cette';
  const plain = group.after.length === 0 && group.before.length === 0;
  if (!shown && !(plain && group.determiner.form === 'la')) return undefined;
  const subject = words.slice(group.to + 1, word.index - 1);
  if (words[group.to]?.form !== ',' || subject.length === 0 || subject.length > 4) return undefined;
  if (!subject.every(({ tag }) => inSubject.test(tag))) return undefined;
  const feminine: Marks = new Set(['fs']);
  const own = marksOf(lexicon, participle.form, isAdjective);
  if (group.marks.size !== 1 || !group.marks.has('fs') || own.has('fs')) return undefined;
  const suggestion = inflect(lexicon, participle.form, feminine, isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/topic-participle',
    category: 'ACC_PP_AVOIR',
    from: participle.index,
    to: participle.index + 1,
    message: `« l' » remplace « ${group.noun.raw} » et se place avant : le participe s'accorde.`,
    suggestions: [suggestion],
  };
});
