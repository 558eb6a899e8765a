import { alignSigns, type PlacedSign } from './align-signs.ts';
import { type BeamSettings, searchBeam } from './beam-search.ts';
import type { CharacterModel } from './character-model.ts';
import type { TieBreaker } from './decode-line.ts';
import { likelihoodOf } from './likelihood-of.ts';
import { oneLetterForAnother } from './one-letter-for-another.ts';

export type TieSettings = BeamSettings & {
  /** How much less likely to the eye (a logarithm) a word may be than the greedy one, when letters only change for other letters. */
  margin: number;
  /** The same where the number of letters, an accent, a capital or a sign would change: a true tie. */
  strict: number;
};

const SPACE = 1;

/** A word of a reading, as the range of its signs. */
type Word = { from: number; to: number; key: string };

/**
 * Lets a character model choose between readings of a word that the eye finds almost equally likely, and never more:
 * a word clearly read stays as it is, however strange, because a pupil's spelling is what is graded.
 */
export function tieBreaker(
  model: CharacterModel,
  settings: TieSettings,
  alphabet: string[],
): TieBreaker {
  const written = (signs: number[]) => signs.map((sign) => alphabet[sign - 1]!);
  return (scores, greedy) => {
    const seen = greedy.map(({ sign }) => sign);
    const asked = searchBeam(scores, model, settings);
    const accepted: number[] = [];
    let changed = false;
    let at = 0;
    for (const stretch of differences(wordsOf(seen), wordsOf(asked))) {
      const [was, is] = [seen.slice(...stretch.was), asked.slice(...stretch.is)];
      accepted.push(...seen.slice(at, stretch.was[0]));
      at = stretch.was[1];
      const steps = stepsAround(greedy, stretch.was, scores.steps);
      const { margin, strict } = settings;
      const allowed = oneLetterForAnother(written(was), written(is)) ? margin : strict;
      const near =
        likelihoodOf(scores, is, ...steps) >= likelihoodOf(scores, was, ...steps) - allowed;
      accepted.push(...(near ? is : was));
      changed ||= near;
    }
    accepted.push(...seen.slice(at));
    return changed ? alignSigns(scores, accepted) : greedy;
  };
}

/** The signs of each word with the space before it: a space moved is a change too. */
function wordsOf(signs: readonly number[]): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (let i = 1; i <= signs.length; i++) {
    if (i < signs.length && signs[i] !== SPACE) continue;
    words.push({ from, to: i, key: signs.slice(from, i).join() });
    from = i;
  }
  return words;
}

/** Steps from the last sign before a stretch to the first after it. */
function stepsAround(
  greedy: PlacedSign[],
  [from, to]: [number, number],
  steps: number,
): [number, number] {
  const start = from > 0 ? Math.ceil(greedy[from - 1]!.centre) : 0;
  const end = to < greedy.length ? Math.floor(greedy[to]!.centre) : steps;
  return [start, Math.max(start, end)];
}

type Stretch = { was: [number, number]; is: [number, number] };

/** Where two readings differ: ranges of their signs, word by word (longest common subsequence). */
function differences(was: Word[], is: Word[]): Stretch[] {
  const common = was.map(() => new Uint16Array(is.length + 1));
  common.push(new Uint16Array(is.length + 1));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      common[i]![j] =
        was[i]!.key === is[j]!.key
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i]!.key === is[j]!.key) {
      i++;
      j++;
      continue;
    }
    const [i0, j0] = [i, j];
    while (
      (i < was.length || j < is.length) &&
      !(i < was.length && j < is.length && was[i]!.key === is[j]!.key)
    ) {
      if (j >= is.length || (i < was.length && common[i + 1]![j]! >= common[i]![j + 1]!)) i++;
      else j++;
    }
    stretches.push({ was: rangeOf(was, i0, i), is: rangeOf(is, j0, j) });
  }
  return stretches;
}

/** The signs of words `from` to `to`; an empty range lies where the next word begins. */
function rangeOf(words: Word[], from: number, to: number): [number, number] {
  const start = words[from]?.from ?? words.at(-1)?.to ?? 0;
  return [start, to > from ? words[to - 1]!.to : start];
}
