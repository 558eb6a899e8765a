import type { Lexicon } from '../lexicon/lexicon.ts';
import { type At, eachWord } from './rule.ts';

/** « peut » and « doit » call for an infinitive and nothing else. */
const modal =
  /^(?:peux|peut|peuvent|pouvons|pouvez|pouvait|pouvaient|pourra|pourrons|pourront|pourrait|pourraient|pourrions|put|purent|puisse|puissent|doit|dois|doivent|devons|devez|devait|devaient|devra|devront|devrait|devraient|dut|durent|osa|osait|oserait|osaient|prétendait)$/;
/** Verbs whose « de » or « à » opens an infinitive. */
const leads =
  /^(?:cess|essa[iy]|tent|permet|permi|décid|refus|accept|évit|empêch|oubli|risqu|mérit|continu|promet|propos|conseill|suffi|commenc|hésit|cherch|réuss|apprend|appren|parvien|consist|invit|forc|oblig|aid|ser[tv]|demand|incit|pouss|tend|arriv)/;
const leadingNoun = /^(?:afin|avant|tendance|envie|besoin|capables?|loin|lieu|façon|manière)$/;
const adverbs =
  /^(?:pas|plus|jamais|donc|alors|aussi|ainsi|bien|toujours|également|même|encore|tout|pourtant|enfin|souvent|mieux)$/;
const pronouns = /^(?:se|s'|nous|vous|me|m'|te|t'|lui|y|en)$/;

/** « ne pourrait obligé personne », « cessé de reculé », « sans jamais attaqué » : the place asks for an infinitive, even where the participle is a noun too. */
export const sureInfinitive = eachWord((word, at, { lexicon }) => {
  if (word.shield || word.raw !== word.form || !/é(?:e?s?)$/.test(word.form)) return undefined;
  const lemma = infinitiveOf(lexicon, word.form);
  if (!lemma || !asksInfinitive(at)) return undefined;
  return {
    rule: 'ending/sure/infinitive',
    category: 'VER_INF',
    from: word.index,
    to: word.index + 1,
    message: `Ici le verbe est à l'infinitif : « ${lemma} » (on dirait « vendre », pas « vendu »).`,
    suggestions: [lemma],
  };
});

const infinitiveOf = (lexicon: Lexicon, form: string) =>
  lexicon
    .readings(form)
    .find(
      ({ pos, features, lemma }) => pos === 'v' && features.startsWith('K') && /er$/.test(lemma),
    )?.lemma;

function asksInfinitive(at: At): boolean {
  const [before, further] = [at(-1)?.form ?? '', at(-2)?.form ?? ''];
  // « on a beau cherché ».
  if (before === 'beau')
    return /^(?:ai|as|a|avons|avez|ont|avait|avaient|aurait|avoir)$/.test(further);
  if (before === 'jamais' || before === 'même') return further === 'sans';
  if (before === 'par') return /^(?:commenc|fini)/.test(further) && /^VERB/.test(at(-2)!.tag);
  // « s'est fait arrêté par la police ».
  if (before === 'fait')
    return (
      /^(?:est|sont|était|étaient|suis|es|être|étant)$/.test(further) &&
      /^(?:se|s'|me|m'|te|t')$/.test(at(-3)?.form ?? '') &&
      at(0)!.tag !== 'NOUN' &&
      (at(1)?.form === 'par' || at(1)?.kind !== 'word')
    );
  // « s'est vu refusé l'entrée », where « s'est vu accusé de vol » tells what he was.
  if (/^vue?s?$/.test(before))
    return (
      /^(?:est|sont|était|étaient|a|ont)$/.test(further) &&
      /^(?:se|s')$/.test(at(-3)?.form ?? '') &&
      at(1)?.tag === 'DET'
    );
  if (/^(?:de|d'|à)$/.test(before)) {
    const lead = at(-2);
    if (!lead || /^(?:NOUN|PROPN|ADJ)$/.test(at(1)?.tag ?? '')) return false;
    const named = at(0)!.tag === 'NOUN';
    return (
      (/^VERB/.test(lead.tag) && leads.test(lead.form)) || (leadingNoun.test(lead.form) && !named)
    );
  }
  return afterModal(at);
}

function afterModal(at: At): boolean {
  let step = -1;
  while (adverbs.test(at(step)?.form ?? '') || pronouns.test(at(step)?.form ?? '')) step--;
  const word = at(step);
  return word !== undefined && modal.test(word.form) && /^(?:VERB|AUX)f$/.test(word.tag);
}
