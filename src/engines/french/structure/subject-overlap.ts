import type { SubjectOverlap } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../text/split-words.ts';
import { unaccent } from './phrase-index.ts';

/** Under this share of the subject's weighted words, most off-topic essays fall and few on-topic ones. */
const offTopicBelow = 0.3;
const stemLength = 6;

/** Words of the subject found again in the copy, the rare ones counting more; stems, so that « libre » answers « liberté ». */
export function subjectOverlap(
  subject: string,
  copy: string,
  lexicon: Lexicon,
): SubjectOverlap | undefined {
  const wanted = new Map<string, { word: string; weight: number }>();
  for (const { form, kind } of splitWords(subject, lexicon.isCompound)) {
    if (kind !== 'word' || form.length < 4 || isTool(form, lexicon)) continue;
    const weight = Math.max(0.2, 1 - lexicon.frequency(form) / 255);
    wanted.set(stem(form), { word: form, weight });
  }
  if (wanted.size === 0) return undefined;
  const present = new Set<string>();
  for (const { form, kind } of splitWords(copy, lexicon.isCompound))
    if (kind === 'word') present.add(stem(form));
  const all = [...wanted];
  const total = all.reduce((sum, [, { weight }]) => sum + weight, 0);
  const found = all.reduce((sum, [key, { weight }]) => sum + (present.has(key) ? weight : 0), 0);
  const overlap = Math.round((found / total) * 1000) / 1000;
  return {
    overlap,
    offTopic: overlap < offTopicBelow,
    missing: all.filter(([key]) => !present.has(key)).map(([, { word }]) => word),
  };
}

const stem = (form: string) => unaccent(form).slice(0, stemLength);

/** Articles, pronouns, « être », « faire »… say nothing of a subject. */
function isTool(form: string, lexicon: Lexicon): boolean {
  if (
    /^(?:peut|peut-|faut|être|avoir|faire|dire|tout|toute|tous|toutes|dans|quelle|quelles|quels|sujet|texte|vous|votre|vos|nous|notre|cette|leur|leurs|sans|avec|pour|entre|selon|est-ce|sont|mais|aussi|plus|moins|comment|pourquoi|dissertation|commentaire|document|documents|montrer|montrez|expliquer|expliquez)$/.test(
      form,
    )
  )
    return true;
  const readings = lexicon.readings(form);
  return (
    readings.length > 0 &&
    readings.every(({ pos }) => !['nc', 'adj', 'v', 'np', 'adv'].includes(pos))
  );
}
