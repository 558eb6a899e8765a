import type { TranscriptPageView } from '#contract/transcript.ts';
import { pictureOf } from '#web/api/exams.ts';
import type { PlacedWord } from './word-place.ts';

type Props = { examId: string; view: TranscriptPageView; word: PlacedWord };

const AROUND = 2.2;

/** The word as it was written, with what stands on each side of it. */
export function WordCrop({ examId, view, word }: Props) {
  const { box } = word.read;
  if (!box || !view.hasPicture) return null;
  const width = Math.min(view.width, Math.max(box.width * AROUND, box.height * 9));
  const height = Math.min(view.height, box.height * 1.9);
  const x = clamp(box.x + box.width / 2 - width / 2, view.width - width);
  const y = clamp(box.y + box.height / 2 - height / 2, view.height - height);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      // An outline: a border would take its width from one side of the ratio and shift the picture.
      className="relative w-full overflow-hidden rounded-field bg-well outline-1 outline-line"
      style={{ aspectRatio: width / height }}
    >
      <img
        src={pictureOf(examId, word.page)}
        alt=""
        className="absolute max-w-none"
        style={{
          width: share(view.width, width),
          left: share(-x, width),
          top: share(-y, height),
        }}
      />
      <span
        className="absolute rounded-sm border-2 border-[#2b3ea6]"
        style={{
          left: share(box.x - x, width),
          top: share(box.y - y, height),
          width: share(box.width, width),
          height: share(box.height, height),
        }}
      />
    </div>
  );
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
