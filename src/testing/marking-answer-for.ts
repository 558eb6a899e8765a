import { AXES, CRITERIA } from '#domain/correction/rubric.ts';

type Options = {
  /** Place on the anchor scale, 0 to 5, for every criterion. */
  placement?: number;
  /** Added to the quotations: words the copy never said. */
  inventedQuote?: string;
};

const POSITIONS = ['low', 'middle', 'high'] as const;

/** The answer of a well-behaved model to the marking prompt: it quotes the copy it was really sent. */
export function markingAnswerFor(prompt: string, { placement = 2.5, inventedQuote }: Options = {}) {
  const copy = prompt.split(/=====COPIE-\w+=====/)[1]?.trim() ?? '';
  const sentences = copy.match(/[^.!?\n]{20,200}[.!?]/g) ?? [copy.slice(0, 80)];
  const quoteAt = (i: number) => sentences[i % sentences.length]?.trim() ?? '';
  const kept = Math.min(Math.max(placement, 0), 4.999);
  const place = {
    band: `A${Math.floor(kept)}`,
    position: POSITIONS[Math.floor((kept % 1) * 3)],
  };
  const labels = [...prompt.matchAll(/^- (\S+) \((\d+(?:[.,]\d+)?) point\)/gm)];
  return {
    comment: 'Ta copie pose une vraie question. Développe davantage tes exemples.',
    overall: place,
    criteria: Object.fromEntries(
      CRITERIA.map((key, i) => [
        key,
        {
          ...place,
          reason: 'Voici pourquoi.',
          quotes: [quoteAt(i), ...(inventedQuote ? [inventedQuote] : [])],
        },
      ]),
    ),
    questions: labels.map(([, label, points]) => ({
      question: label,
      studentAnswer: 'Réponse lue.',
      correctAnswer: 'Réponse attendue.',
      points: (Number(points?.replace(',', '.')) * kept) / 5,
      maxPoints: Number(points?.replace(',', '.')),
      comment: 'Démarche suivie.',
    })),
    caps: [],
    remarks: (['strength', 'weakness', 'idea'] as const).map((kind, i) => ({
      kind,
      axis: AXES[i + 1],
      criterion: CRITERIA[i],
      severity: 1,
      quotes: [inventedQuote && kind === 'idea' ? inventedQuote : quoteAt(i + 3)],
      explanation: 'Ce passage compte.',
      correction: null,
      hints: { question: 'Pourquoi ?', clue: 'Cherche.', method: 'Reformule.', example: 'Ainsi.' },
    })),
  };
}
