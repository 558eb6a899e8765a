import type { ResultView } from '#contract/exam.ts';
import { CRITERIA } from '#domain/correction/rubric.ts';
import { formatGrade } from '#web/strings/format.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Card } from '#web/ui/card.tsx';
import { scoreTone } from './score-tone.ts';

const { subScores: text } = resultText;
const BARS = { green: 'bg-green', amber: 'bg-amber', red: 'bg-red' };
const INKS = { green: 'text-green', amber: 'text-amber', red: 'text-red' };
const rank = ({ key }: { key: string }) => (CRITERIA as readonly string[]).indexOf(key);

/** Each criterion out of 20, with what it weighs in the grade. */
export function SubScoresCard({ subScores }: Pick<ResultView, 'subScores'>) {
  if (subScores.length === 0) return null;
  return (
    <Card title={text.title}>
      <ul className="flex flex-col gap-4">
        {[...subScores]
          .sort((a, b) => rank(a) - rank(b))
          .map(({ key, label, score, weight }) => {
            const tone = scoreTone(score, 20);
            return (
              <li key={key}>
                <p className="mb-1 flex flex-wrap justify-between gap-x-4">
                  <span>
                    {label} <span className="text-ink-faint text-sm">({text.weight(weight)})</span>
                  </span>
                  <span className={`font-bold ${INKS[tone]}`}>{formatGrade(score)}</span>
                </p>
                <div
                  aria-hidden="true"
                  className="[print-color-adjust:exact] h-2.5 overflow-hidden rounded-full border border-edge bg-sheet"
                >
                  <div className={`h-full ${BARS[tone]}`} style={{ width: `${score * 5}%` }} />
                </div>
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
