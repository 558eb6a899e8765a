import { type Answers, textOf } from '#domain/mock-exam/answers.ts';

type Stroke = { question: string; at: number; length: number };

/** Someone who writes without stopping, question after question, and remembers when each letter was typed. */
export function createTypist(questions: readonly string[], letter: (n: number) => string) {
  const texts = new Map<string, string>();
  const strokes: Stroke[] = [];
  let typed = 0;
  return {
    typed: () => typed,
    /** Types one more letter and gives the whole answer it belongs to. */
    type(question: string, now: number): string {
      const text = (texts.get(question) ?? '') + letter(typed++);
      texts.set(question, text);
      strokes.push({ question, at: now, length: text.length });
      return text;
    },
    questionAt: (share: number) =>
      questions[Math.min(questions.length - 1, Math.floor(share * questions.length))]!,
    /** How old the oldest lost letter is, in milliseconds; the typist goes on from what is left. */
    compare(found: Answers, now: number): number {
      const lost = strokes.filter(
        ({ question, length }) => length > textOf(found, question).length,
      );
      for (const question of texts.keys()) texts.set(question, textOf(found, question));
      const kept = strokes.filter((stroke) => !lost.includes(stroke));
      strokes.splice(0, strokes.length, ...kept);
      return lost.length === 0 ? 0 : now - Math.min(...lost.map(({ at }) => at));
    },
    text: (question: string) => texts.get(question) ?? '',
  };
}
