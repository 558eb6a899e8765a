import type { ResultView } from '#contract/exam.ts';
import { lineAt, lineId, placeName } from './annotated/place-in-copy.ts';

type Props = { result: Pick<ResultView, 'text' | 'reading'>; start: number };

/** From a quotation back to where it stands in the copy. */
export function PlaceLink({ result: { text, reading }, start }: Props) {
  const line = lineAt(text, start);
  return (
    <a
      href={`#${lineId(line)}`}
      className="whitespace-nowrap rounded-sm text-blue text-sm underline underline-offset-4 print:no-underline"
    >
      {placeName(line, reading.mode)}
    </a>
  );
}
