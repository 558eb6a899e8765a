import { transcriptText } from '#web/strings/transcript-text.ts';
import type { PlacedWord } from './word-place.ts';

const { legend: text } = transcriptText;

/** What the marks mean; only those that are there. */
export function TranscriptLegend({ words }: { words: PlacedWord[] }) {
  const hasDoubt = words.some(({ read }) => read.doubtful);
  const hasStruck = words.some(({ read }) => read.struck);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {hasDoubt && (
        <li className="highlighted underline decoration-2 decoration-amber decoration-dotted underline-offset-4">
          {text.doubtful}
        </li>
      )}
      <li className="font-semibold text-green underline decoration-2 underline-offset-4">
        {text.fixed}
      </li>
      {hasStruck && <li className="text-ink-faint line-through decoration-2">{text.struck}</li>}
    </ul>
  );
}
