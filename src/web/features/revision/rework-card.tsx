import type { CardView } from '#contract/revision.ts';
import { revisionText as text } from '#web/strings/revision-text.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  card: Extract<CardView, { passage: string }>;
  isBusy: boolean;
  isJudged: boolean;
  onRate: (rating: 1 | 2 | 3) => void;
};

/** A passage to write again; the pupil is the judge, the method is at hand. */
export function ReworkCard({ card, isBusy, isJudged, onRate }: Props) {
  const { passage, explanation, hints } = card;
  return (
    <>
      <blockquote className="font-hand text-lg leading-[2.2]">{passage}</blockquote>
      <p>{explanation}</p>
      <p className="text-ink-soft">
        {hints.question} {text.rework.how}
      </p>
      <details>
        <summary className="py-1 text-[0.9375rem] text-blue">{text.showMethod}</summary>
        <p className="mt-1 text-ink-soft">{hints.method}</p>
        <p className="mt-1 text-ink-soft italic">{hints.example}</p>
      </details>
      {!isJudged && (
        <div className="flex flex-wrap gap-3">
          {text.rework.ratings.map(({ rating, label }) => (
            <Button key={rating} look="secondary" disabled={isBusy} onClick={() => onRate(rating)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
