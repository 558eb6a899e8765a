import type { StudiedCopy } from '#application/correction/ports.ts';
import { countedText } from '#domain/correction/counted/counted-text.ts';
import type { CopyFacts } from '#domain/correction/facts/copy-facts.ts';
import { findAnalyses, findDefinitions, findFigures } from '#domain/correction/facts/find-moves.ts';
import { readOrder } from '#domain/correction/facts/read-order.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { aRubric } from './a-rubric.ts';

export const SHORT_ESSAY = `La technique nous rend-elle plus libres ? On entend par technique l'ensemble des moyens que l'homme se donne. Pourtant, ces moyens finissent par nous commander. Nous verrons d'abord ce qu'elle apporte, puis ce qu'elle coûte.

D'abord, la technique libère, car elle épargne la peine. Descartes montre que le savoir peut nous rendre comme maîtres de la nature. Par exemple, la charrue a délivré le paysan d'une part de sa fatigue.

Cependant, ce que la technique donne, elle le reprend parfois. Marx explique que l'ouvrier finit par servir la machine. Cela montre que le moyen peut devenir un maître.

En conclusion, la technique rend plus libre celui qui la comprend. Nous avons vu qu'elle libère et qu'elle enchaîne : tout dépend de l'usage que nous en faisons.`;

/** A copy already studied, for tests of markers: the facts are those a reader would note by hand. */
export function aStudiedCopy(text = SHORT_ESSAY, change: Partial<StudiedCopy> = {}): StudiedCopy {
  const transcript = transcriptOfText(text);
  const counted = countedText(text, { language: 'fr', prose: true });
  return {
    transcript,
    rubric: aRubric({ method: 'global' }),
    level: 'terminale',
    examType: 'practice',
    subjectText: 'La technique nous rend-elle plus libres ?',
    counted,
    facts: factsByHand(counted.text),
    ...change,
  };
}

function factsByHand(text: string): CopyFacts {
  const paragraphs = [...text.matchAll(/[^\n]+/g)].map((match, i, all) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    words: match[0].split(/\s+/).length,
    role: i === 0 ? 'introduction' : i === all.length - 1 ? 'conclusion' : 'development',
  })) as CopyFacts['paragraphs'];
  const sentences = paragraphs.flatMap((paragraph, index) =>
    [...paragraph.text.matchAll(/[^.!?]+[.!?]+/g)].map((match) => {
      const start = paragraph.start + match.index + (match[0].length - match[0].trimStart().length);
      const words = match[0].trim().split(/\s+/).length;
      return {
        start,
        end: start + match[0].trim().length,
        text: match[0].trim(),
        words,
        paragraph: index,
      };
    }),
  );
  const at = (words: string) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length };
  };
  const seen = (words: string[]) => words.filter((word) => text.includes(word)).map(at);
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  const [question] = seen(['La technique nous rend-elle plus libres ?']);
  const [plan] = seen(["Nous verrons d'abord ce qu'elle apporte, puis ce qu'elle coûte."]);
  return {
    language: 'fr',
    words: paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0),
    sentences,
    paragraphs,
    structure: {
      ...(first && { introduction: first }),
      ...(last && last !== first && { conclusion: last }),
      ...(question && { problem: { ...question, strength: 'strong' as const } }),
      ...(plan && { plan: { ...plan, parts: 2 } }),
      transitions: [],
      connectors: [
        ...seen(['Pourtant', 'Cependant']).map((s) => ({ ...s, text: 'mais', role: 'opposition' })),
        ...seen(['car']).map((s) => ({ ...s, text: 'car', role: 'cause' })),
      ],
      quotations: [],
      examples: seen(["Par exemple, la charrue a délivré le paysan d'une part de sa fatigue."]),
      definitions: findDefinitions(sentences),
      analyses: findAnalyses(sentences),
      figures: findFigures(sentences),
      order: readOrder(paragraphs),
    },
    references: ['Descartes', 'Marx'].flatMap((name) =>
      seen([name]).map((mention) => {
        const reference = { kind: 'author', name, official: true, weight: 1, explained: true };
        return { ...reference, mentions: [mention] };
      }),
    ),
    faults: [],
    style: { wordsPerSentence: 14, longestSentence: 22, variety: 0.7, repetition: 0.1 },
    relevance: { treated: 1, missing: [] },
    flow: 'prose',
    answers: [],
    setAside: [],
  };
}
