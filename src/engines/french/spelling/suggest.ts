import type { Lexicon } from '../lexicon/lexicon.ts';
import { editCost } from './edit-costs.ts';
import { type FixedSpellings, fixedSpelling } from './fixed-spellings.ts';
import { searchGraph } from './search-graph.ts';

export type Suggestion = {
  text: string;
  /** Distance from what is written: under 1 is a usual slip, over 2 a guess. */
  cost: number;
  /** Cost less what the word's frequency speaks for; lowest first. */
  rank: number;
};

export type Speller = {
  suggest(form: string): Suggestion[];
  /** A slip on the teacher's list, whatever dictionaries say of it. */
  isKnownSlip(form: string): boolean;
};

/** How much one step of frequency (a factor 2^(1/12)) weighs against cost. */
const frequencyWeight = 0.0065;
/** Pupils write by ear: beside a word that sounds as written, another must be much nearer. */
const soundPenalty = 0.25;
/** A word no text ever showed is hardly what a pupil means. */
const unmetPenalty = 0.35;
/** Accents and doubled letters: no need to listen. */
const slightest = 0.4;
const most = 8;

export function makeSpeller(lexicon: Lexicon, fixed: FixedSpellings): Speller {
  const cache = new Map<string, Suggestion[]>();
  return {
    isKnownSlip: (form) => fixedSpelling(fixed, form) !== undefined,
    suggest: (form) => {
      const known = cache.get(form);
      if (known) return known;
      const list = suggestions(form, lexicon, fixed);
      if (cache.size > 5000) cache.clear();
      cache.set(form, list);
      return list;
    },
  };
}

function suggestions(form: string, lexicon: Lexicon, fixed: FixedSpellings): Suggestion[] {
  const certain = fixedSpelling(fixed, form);
  if (certain) return [{ text: certain, cost: 0, rank: 0 }];
  if (form.length > 40) return [];
  const found = new Map<string, Suggestion>();
  const heard = new Set<string>();
  const add = (text: string, cost: number, frequency: number, penalty = 0) => {
    const unmet = frequency === 0 ? unmetPenalty : 0;
    const rank = cost - frequency * frequencyWeight + penalty + unmet;
    if (rank < (found.get(text)?.rank ?? Infinity)) found.set(text, { text, cost, rank });
  };
  for (const word of lexicon.soundAlikes(form)) {
    if (word !== form && lexicon.frequency(word) > 0) heard.add(word);
    if (word !== form)
      add(word, Math.min(1.4, editCost(form, word) * 0.6 + 0.1), lexicon.frequency(word));
  }
  const reach = form.length <= 4 ? 1.0 : 1.3;
  for (const { word, cost } of searchGraph(lexicon, form, reach)) {
    const unheard = cost > slightest && heard.size > 0 && !heard.has(word);
    add(word, cost, lexicon.frequency(word), unheard ? soundPenalty : 0);
  }
  for (const { text, cost, frequency } of splits(form, lexicon)) add(text, cost, frequency);
  if (found.size === 0 && form.length > 5) {
    for (const { word, cost } of searchGraph(lexicon, form, 2.1))
      add(word, cost, lexicon.frequency(word));
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
    .slice(0, most);
}

const elided = /^(l|d|j|qu|n|s|m|t|c|jusqu|lorsqu|puisqu|quoiqu)([aeiouyhéèêàâîôûœ].*)$/u;

/** Words run together: « biensûr », « lhomme », « quil ». */
function splits(
  form: string,
  lexicon: Lexicon,
): { text: string; cost: number; frequency: number }[] {
  const found: { text: string; cost: number; frequency: number }[] = [];
  const apostrophe = elided.exec(form);
  if (apostrophe && lexicon.isWord(apostrophe[2]!) && lexicon.frequency(apostrophe[2]!) > 40) {
    found.push({
      text: `${apostrophe[1]}'${apostrophe[2]}`,
      cost: 0.5,
      frequency: lexicon.frequency(apostrophe[2]!),
    });
  } else if (apostrophe && apostrophe[2]!.length > 5) {
    // « léssentiel » : run together and misspelt.
    for (const word of lexicon.soundAlikes(apostrophe[2]!)) {
      const cost = editCost(apostrophe[2]!, word);
      if (cost <= slightest && lexicon.frequency(word) > 40)
        found.push({
          text: `${apostrophe[1]}'${word}`,
          cost: cost + 0.25,
          frequency: lexicon.frequency(word),
        });
    }
  }
  for (let cut = 2; cut <= form.length - 2; cut++) {
    const [left, right] = [form.slice(0, cut), form.slice(cut)];
    if (!lexicon.isWord(left) || !lexicon.isWord(right)) continue;
    const frequency = Math.min(lexicon.frequency(left), lexicon.frequency(right));
    if (frequency > 100)
      found.push({ text: `${left} ${right}`, cost: 0.9, frequency: frequency - 40 });
  }
  return found;
}
