import type { AdviceBook } from '../advice.ts';
import type { Quote } from '../evidence.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import type { RemarkDraft } from '../marking.ts';
import { withExample } from '../paper/mark-questions.ts';
import type { Span } from '../transcript.ts';

const MOST = 10;

/** Each equality that computing shows to be false, on its own line: the pupil sees where it broke. */
export function equalityRemarks(
  { answers, shown }: CopyFacts,
  { signs, questions }: AdviceBook,
  quote: (span: Span) => Quote,
): RemarkDraft[] {
  const hints = signs.calculations?.hints;
  if (!hints) return [];
  const wrong = [
    ...answers.flatMap(({ falseEqualities }) => falseEqualities),
    ...(shown?.answers ?? []).flatMap(({ failing }) => failing),
  ];
  return wrong.slice(0, MOST).map((equality) => ({
    kind: 'weakness',
    axis: 'argumentation',
    criterion: 'exemples',
    severity: 2,
    quotes: [quote(equality)],
    explanation: withExample(questions.falseEquality, equality.counterExample),
    hints,
  }));
}
