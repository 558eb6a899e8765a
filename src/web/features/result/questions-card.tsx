import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const { questions: text, copy } = resultText;
type Question = ResultView['corrections'][number];

/** Question by question, or criterion by criterion where the paper has no questions. */
export function QuestionsCard({ corrections }: Pick<ResultView, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <Card title={text.title}>
      <ol className="flex flex-col divide-y divide-line">
        {corrections.map((question) => (
          <li key={question.question} className="py-5 first:pt-0 last:pb-0">
            <QuestionCorrection question={question} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function QuestionCorrection({ question: mark }: { question: Question }) {
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{mark.question}</h3>
        <Badge tone={toneOf(mark)}>{text.points(mark.points, mark.maxPoints)}</Badge>
      </div>
      <dl className="flex max-w-prose flex-col gap-2 [&_dt]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
        {mark.studentAnswer && (
          <div>
            <dt>{text.answer}</dt>
            <dd className="break-words border-margin border-l-2 pl-3 text-ink-soft">
              {copy.quote(mark.studentAnswer)}
            </dd>
          </div>
        )}
        {mark.comment && (
          <div>
            <dt>{text.comment}</dt>
            <dd>{mark.comment}</dd>
          </div>
        )}
        {mark.correctAnswer && (
          <div>
            <dt>{text.expected}</dt>
            <dd className="border-green border-l-2 pl-3">{mark.correctAnswer}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Full points, at least 70 %, below: the specification's default, secondary and destructive. */
function toneOf({ points, maxPoints }: Question) {
  if (points >= maxPoints) return 'blue';
  return points >= maxPoints * 0.7 ? 'neutral' : 'red';
}
