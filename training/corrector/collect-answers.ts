import type { Category } from '../../src/engines/french/category.ts';
import type { FrenchEngine } from '../../src/engines/french/french-engine.ts';
import { languageAdvice } from '../../src/engines/french/language-findings.ts';
import { readDocument } from '../../src/engines/french/text/document.ts';
import { readEncoded } from '../second-opinion/read-encoded.ts';
import { type PlantedText, plantText } from './planted-text.ts';

/** One change somebody wants, and whether a slip was planted there. */
export type Answer = {
  category: Category;
  rule: string;
  margin?: number;
  echo?: number;
  slip: boolean;
  number: number;
  modern: boolean;
  context: string;
};

/** Held-out sentences, about seven slips for a thousand words, four sentences in ten left clean. */
export async function collectAnswers(
  engine: FrenchEngine,
  data: string,
  arrays: string,
  every: number,
): Promise<{ answers: Answer[]; missed: number; words: number }> {
  const encoded = readEncoded(data, arrays);
  let seed = 5;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const answers: Answer[] = [];
  let [number, missed, words] = [0, 0, 0];
  for (const split of ['dev_modern', 'dev_novel'] as const) {
    let batch: PlantedText[] = [];
    const flush = async () => {
      const { text, slips } = join(batch);
      const document = readDocument(text, engine.lexicon, engine.tagger);
      words += document.words.filter(({ kind }) => kind === 'word').length;
      const advice = await languageAdvice(document, engine);
      const seen = new Set<number>();
      for (const { rule, category, from, to, margin, echo, suggestions } of advice) {
        const [start, end] = [document.words[from]!.start, document.words[to - 1]!.end];
        const at = slips.findIndex((slip) => slip.start < end && start < slip.end);
        if (at >= 0) seen.add(at);
        const fromRule = !rule.startsWith('corrector/');
        // Judged as the rule's, as in the engine.
        if (
          !fromRule &&
          advice.some(
            (other) =>
              other.margin !== undefined &&
              !other.rule.startsWith('corrector/') &&
              other.from < to &&
              from < other.to &&
              other.suggestions[0] === suggestions[0],
          )
        )
          continue;
        const context = `${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}→${suggestions[0]}]${text.slice(end, end + 30)}`;
        answers.push({
          category,
          rule,
          ...(margin === undefined ? {} : { margin, echo: echo ?? 0 }),
          slip: at >= 0,
          number,
          modern: split === 'dev_modern',
          context,
        });
      }
      missed += slips.length - seen.size;
      number += 1;
      batch = [];
    };
    let index = 0;
    for (const sentence of encoded.sentences(split)) {
      if (index++ % every !== 0) continue;
      const rate = random() < 0.4 ? 0 : random() * 0.05;
      batch.push(plantText(sentence, encoded, rate, random));
      if (batch.length >= 40) await flush();
    }
    await flush();
  }
  return { answers, missed, words };
}

function join(batch: PlantedText[]): PlantedText {
  let text = '';
  const slips: PlantedText['slips'] = [];
  for (const part of batch) {
    for (const { start, end, truth } of part.slips)
      slips.push({ start: start + text.length, end: end + text.length, truth });
    text += `${part.text}\n\n`;
  }
  return { text, slips };
}
