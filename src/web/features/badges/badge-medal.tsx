import { BADGES, type BadgeCode, type Rarity } from '#domain/progress/badges.ts';
import { cx } from '#web/ui/cx.ts';
import { BADGE_GLYPHS } from './badge-glyphs.tsx';

const INKS: Record<Rarity, string> = {
  other: 'text-ink-soft',
  rare: 'text-blue',
  epic: 'text-red',
  legendary: 'text-amber',
};
const WASHES: Record<Rarity, string> = {
  other: 'fill-well',
  rare: 'fill-blue-wash',
  epic: 'fill-red-wash',
  legendary: 'fill-amber-wash',
};
/** The rarer, the more worked the edge: a stamp, a rosette, a shield, a laurel. */
const EDGES: Record<Rarity, string> = {
  other:
    'M32 6.500C46 6 58 17.500 57.500 32 57 46.500 46 57.500 32 57.500S6.500 46 6.500 32 18 7 32 6.500Z',
  rare: 'M32 5l6.200 4.200 7.300-1.700 3.500 6.600 7.200 2.200-.4 7.500L61 29.500l-4.200 6.200 1.700 7.300-6.600 3.500-2.200 7.200-7.500-.4L36.500 58.500 32 54.500l-4.500 4-5.700-5.200-7.500.4-2.200-7.200-6.600-3.500 1.700-7.300L3 29.500l5.200-5.700-.4-7.500 7.200-2.200 3.500-6.600 7.300 1.700Z',
  epic: 'M32 4.500 56 12v19c0 14.500-9.500 23.500-24 28.500C17.500 54.500 8 45.500 8 31V12Z',
  legendary:
    'M32 9.500C44.500 9 54.500 19 54.500 32S44.500 54.500 32 54.500 9.500 45 9.500 32 19.500 10 32 9.500Z',
};
const LAUREL =
  'M20 58C10 53.500 3.500 43 3.500 31M6 45c-3-1-4.500-3-4.700-6M4 36c-2.500-1.600-3.500-4-3-7M10.500 52.500c-3.200-.2-5.400-1.600-6.500-4M44 58c10-4.500 16.500-15 16.500-27M58 45c3-1 4.500-3 4.700-6M60 36c2.500-1.600 3.500-4 3-7M53.500 52.500c3.200-.2 5.400-1.600 6.500-4';

type Props = { code: BadgeCode; locked?: boolean; className?: string };

/** A badge as it is drawn; its name stands beside it. */
export function BadgeMedal({ code, locked = false, className }: Props) {
  const { rarity } = BADGES[code];
  return (
    <svg
      viewBox="-2 0 68 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-16', locked ? 'text-ink-faint opacity-55' : INKS[rarity], className)}
    >
      <path
        d={EDGES[rarity]}
        className={locked ? undefined : WASHES[rarity]}
        strokeDasharray={locked ? '4 4' : undefined}
      />
      {rarity === 'legendary' && !locked && <path d={LAUREL} />}
      <g transform="translate(16 16)">{BADGE_GLYPHS[code]}</g>
    </svg>
  );
}
