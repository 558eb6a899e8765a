import type { Lexicon, Reading } from './lexicon.ts';

/** The few kinds of word that matter to a tagger, as bits: a form has all those of its readings. */
export const wordKinds = {
  noun: 1,
  adjective: 2,
  finite: 4,
  infinitive: 8,
  pastParticiple: 16,
  presentParticiple: 32,
  determiner: 64,
  preposition: 128,
  pronoun: 256,
  clitic: 512,
  adverb: 1024,
  conjunction: 2048,
  subordinator: 4096,
  name: 8192,
  auxiliary: 16384,
  relative: 32768,
} as const;

export function kindsOfReading({ pos, features, lemma }: Reading): number {
  const k = wordKinds;
  if (pos === 'v' || pos.startsWith('aux')) {
    const auxiliary = lemma === 'être' || lemma === 'avoir' ? k.auxiliary : 0;
    if (features === 'W') return k.infinitive | auxiliary;
    if (features === 'G') return k.presentParticiple | auxiliary;
    return (features.startsWith('K') ? k.pastParticiple : k.finite) | auxiliary;
  }
  if (pos === 'adj') return features.startsWith('K') ? k.pastParticiple : k.adjective;
  return byPos[pos] ?? 0;
}

const byPos: Record<string, number> = {
  nc: wordKinds.noun,
  np: wordKinds.name,
  det: wordKinds.determiner,
  prep: wordKinds.preposition,
  pro: wordKinds.pronoun,
  pri: wordKinds.pronoun,
  prel: wordKinds.relative,
  adv: wordKinds.adverb,
  advneg: wordKinds.adverb,
  coo: wordKinds.conjunction,
  csu: wordKinds.subordinator,
  que: wordKinds.subordinator,
  ce: wordKinds.clitic,
  cln: wordKinds.clitic,
  cla: wordKinds.clitic,
  cld: wordKinds.clitic,
  clr: wordKinds.clitic,
  clg: wordKinds.clitic,
  cll: wordKinds.clitic,
  clar: wordKinds.clitic,
  cldr: wordKinds.clitic,
  clneg: wordKinds.clitic,
  ilimp: wordKinds.clitic,
};

const cache = new WeakMap<Lexicon, Map<string, number>>();

export function kindsOf(lexicon: Lexicon, form: string): number {
  let known = cache.get(lexicon);
  if (!known) {
    known = new Map();
    cache.set(lexicon, known);
  }
  const cached = known.get(form);
  if (cached !== undefined) return cached;
  const kinds = lexicon.readings(form).reduce((bits, reading) => bits | kindsOfReading(reading), 0);
  if (known.size > 30_000) known.clear();
  known.set(form, kinds);
  return kinds;
}
