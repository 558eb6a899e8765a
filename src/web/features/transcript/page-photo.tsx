import type { TranscriptPageView } from '#contract/transcript.ts';
import { pictureOf } from '#web/api/exams.ts';
import { transcriptText as text } from '#web/strings/transcript-text.ts';
import { cx } from '#web/ui/cx.ts';
import { type Look, lookOf, type PlacedWord, type Says } from './word-place.ts';

type Props = {
  examId: string;
  page: number;
  view: TranscriptPageView;
  words: PlacedWord[];
  says: Says;
  selected?: string;
  onSelect: (id: string) => void;
};

const INKS: Record<Look, string | undefined> = {
  plain: undefined,
  seen: undefined,
  doubtful: 'fill-[rgb(255_214_64/0.38)] stroke-[#855700] [stroke-dasharray:6_5]',
  fixed: 'fill-[rgb(44_104_56/0.14)] stroke-[#2c6838]',
  removed: 'fill-[rgb(44_104_56/0.14)] stroke-[#2c6838]',
  struck: 'fill-[rgb(72_77_109/0.2)] stroke-[#484d6d]',
};

/** The page as it was photographed, with the words to look at marked on it. A click there is a shortcut; the text has them all. */
export function PagePhoto({ examId, page, view, words, says, selected, onSelect }: Props) {
  const { width, height } = view;
  return (
    <div className="relative overflow-hidden rounded-field border border-line bg-well">
      <img
        src={pictureOf(examId, page)}
        alt={text.photo(page)}
        width={width}
        height={height}
        className="h-auto w-full"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {words.map((word) => {
          const { box } = word.read;
          const ink = INKS[lookOf(word, says)];
          const isSelected = word.id === selected;
          if (!box || !(ink || isSelected)) return null;
          return (
            <rect
              key={word.id}
              x={box.x - 4}
              y={box.y - 3}
              width={box.width + 8}
              height={box.height + 6}
              rx="6"
              strokeWidth={isSelected ? 5 : 2.5}
              onPointerUp={() => onSelect(word.id)}
              className={cx(
                'cursor-pointer',
                isSelected ? 'fill-[rgb(43_62_166/0.14)] stroke-[#2b3ea6]' : ink,
              )}
            />
          );
        })}
      </svg>
    </div>
  );
}
