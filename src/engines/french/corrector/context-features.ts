/** A sentence as numbers: what each unit is, and the set of tags it may bear. */
export type NumberedSentence = { words: Int32Array; tagSets: Int32Array };

export const contextFeatureCount = 30;

const mix = (name: number, a: number, b: number): number => {
  let hash = Math.imul(name + 1, 0x9e3779b1) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

/** What each set of tags can be, as bits: enough to find the noun, the verb or the determiner that rules a word. */
export type TagSetKinds = Int32Array;
export const tagKinds = {
  noun: 1,
  finite: 2,
  determiner: 4,
  subject: 8,
  preposition: 16,
  relative: 32,
  conjunction: 64,
  auxiliary: 128,
} as const;

/** Writes the features of the place `i`; the word there is not looked at, only what surrounds it. */
export function contextFeatures(
  { words, tagSets }: NumberedSentence,
  i: number,
  kinds: TagSetKinds,
  out: Int32Array,
): void {
  const size = words.length;
  const w = (k: number) => (k >= 0 && k < size ? words[k]! : k < 0 ? -1 : -2);
  const t = (k: number) => (k >= 0 && k < size ? tagSets[k]! : k < 0 ? -1 : -2);
  const back = (bits: number, from: number) => {
    for (let k = from; k >= Math.max(0, i - 14); k--) if (kinds[tagSets[k]!]! & bits) return k;
    return -3;
  };
  const ahead = (bits: number) => {
    for (let k = i + 1; k < Math.min(size, i + 8); k++) if (kinds[tagSets[k]!]! & bits) return k;
    return size + 3;
  };
  const noun = back(tagKinds.noun, i - 1);
  const nounBefore = back(tagKinds.noun, noun < 0 ? -1 : noun - 1);
  const verb = back(tagKinds.finite, i - 1);
  const subject = back(tagKinds.subject, i - 1);
  const determiner = back(tagKinds.determiner, i - 1);
  const nounDeterminer = noun > 0 ? noun - 1 : -3;
  const nextVerb = ahead(tagKinds.finite);
  const nextNoun = ahead(tagKinds.noun);
  let n = 0;
  const add = (a: number, b: number) => {
    out[n] = mix(n, a, b);
    n++;
  };
  add(0, 0);
  add(w(i - 1), 0);
  add(w(i + 1), 0);
  add(w(i - 2), 0);
  add(w(i + 2), 0);
  add(w(i - 1), w(i + 1));
  add(w(i - 2), w(i - 1));
  add(w(i + 1), w(i + 2));
  add(t(i - 1), 0);
  add(t(i + 1), 0);
  add(t(i - 2), t(i - 1));
  add(t(i + 1), t(i + 2));
  add(t(i - 1), t(i + 1));
  add(mix(40, t(i - 3), t(i - 2)), t(i - 1));
  add(mix(41, t(i + 1), t(i + 2)), t(i + 3));
  add(mix(42, t(i - 2), t(i - 1)), t(i + 1));
  add(mix(43, t(i - 1), t(i + 1)), t(i + 2));
  add(w(i - 1), t(i + 1));
  add(t(i - 1), w(i + 1));
  add(w(i - 2), t(i - 1));
  add(w(i - 3), w(i - 2));
  add(t(noun), i - noun < 3 ? 1 : 2);
  add(t(noun), w(nounDeterminer));
  add(t(nounBefore), t(noun));
  add(w(verb), i - verb < 3 ? 1 : 2);
  add(w(subject), i - subject < 3 ? 1 : 2);
  add(w(determiner), mix(44, Math.min(4, i - determiner), 0));
  add(t(nextVerb), Math.min(4, nextVerb - i));
  add(t(nextNoun), Math.min(3, nextNoun - i));
  add(w(subject), w(verb));
}

/** The cell of a feature together with a label. */
export const featureCell = (feature: number, label: number, mask: number): number => {
  let hash = Math.imul(feature ^ Math.imul(label, 0x27d4eb2f), 0x165667b1);
  hash ^= hash >>> 15;
  return hash & mask;
};

export const formLabel = (word: number) => word | 1;
export const tagLabel = (tagSet: number) => (Math.imul(tagSet + 7, 0x3c6ef372) | 0) & ~1;
