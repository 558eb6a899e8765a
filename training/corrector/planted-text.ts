import type { Encoded, EncodedSentence } from '../second-opinion/read-encoded.ts';

/** A sentence written out again, with the places where a slip was planted and what stood there. */
export type PlantedText = { text: string; slips: { start: number; end: number; truth: string }[] };

/** Writes a sentence of numbers as text, slips planted at `rate`. Unknown words become a neutral stand-in. */
export function plantText(
  { ids, eligible, capital }: EncodedSentence,
  encoded: Encoded,
  rate: number,
  random: () => number,
): PlantedText {
  const { size, vocabulary } = encoded;
  let text = '';
  const slips: PlantedText['slips'] = [];
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!;
    const seen = eligible[i] && id < size ? plantSlip(id, encoded, rate, random) : id;
    const raw = dress(seen < size ? vocabulary[seen]! : 'Zed', capital[i]!);
    if (needsSpace(text, raw)) text += ' ';
    if (seen !== id)
      slips.push({ start: text.length, end: text.length + raw.length, truth: vocabulary[id]! });
    text += raw;
  }
  return { text, slips };
}

export function plantSlip(
  id: number,
  { candidates, weights, width, types, typeNames }: Encoded,
  rate: number,
  random: () => number,
): number {
  if (candidates[id * width] === 0) return id;
  const homophone = typeNames.indexOf('homophone');
  let total = 0;
  for (let j = 1; j < width; j++) total += weights[id * width + j]!;
  // Homophones are a pupil's commonest slip, and rare in a text where any word may slip: three times the rate.
  const often = types[id * width + 1] === homophone ? 3 : 1;
  if (random() >= (often * rate * total) / (total + 0.4)) return id;
  let rest = random() * total;
  for (let j = 1; j < width; j++) {
    rest -= weights[id * width + j]!;
    if (rest < 0) return candidates[id * width + j]!;
  }
  return id;
}

function dress(form: string, capital: number): string {
  if (capital === 2) return form.toUpperCase();
  return capital === 1 ? form[0]!.toUpperCase() + form.slice(1) : form;
}

function needsSpace(text: string, next: string): boolean {
  if (text === '' || text.endsWith("'") || /[(«\-/]$/.test(text)) return /«$/.test(text);
  return !/^(?:[,.)…]|\.\.\.|-)/.test(next);
}
