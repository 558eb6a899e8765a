import { useMutation } from '@tanstack/react-query';
import { Award, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CelebrationView } from '#contract/progress.ts';
import { BADGES, type BadgeCode } from '#domain/progress/badges.ts';
import { markNoticesSeen } from '#web/api/progress.ts';
import { BadgeMedal } from '#web/features/badges/badge-medal.tsx';
import { badgeText } from '#web/strings/badge-text.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatGrade } from '#web/strings/format.ts';

const { celebration: text } = dashboardText;
const PIECES = 18;

/** What was won since last time: told in the page, never in its way, and still after little more than a second. */
export function Celebration({ celebrations }: { celebrations: readonly CelebrationView[] }) {
  const [closedId, setClosedId] = useState<string>();
  // Seen on the server as soon as they are shown: asked for again, the dashboard no longer has them.
  const won = useRef(celebrations);
  if (celebrations.length > 0) won.current = celebrations;
  const newest = won.current[0]?.id;
  const { mutate: markSeen } = useMutation({ mutationFn: markNoticesSeen });
  const hasNews = celebrations.length > 0;
  useEffect(() => {
    if (hasNews) markSeen();
  }, [hasNews, markSeen]);
  if (!newest || newest === closedId) return null;
  return (
    <section
      role="status"
      className="sheet rise-in relative overflow-hidden border-green bg-green-wash p-5 pr-14"
    >
      <Confetti />
      <ul className="flex flex-col gap-3">
        {won.current.slice(0, 3).map((celebration) => (
          <Won key={celebration.id} celebration={celebration} />
        ))}
      </ul>
      <button
        type="button"
        aria-label={text.close}
        onClick={() => setClosedId(newest)}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-field text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}

function Won({ celebration: { kind, details } }: { celebration: CelebrationView }) {
  const code = details.badge as BadgeCode;
  const { title, note } = wordsOf(kind, details);
  return (
    <li className="flex items-center gap-4">
      {kind === 'badge' && code in BADGES ? (
        <BadgeMedal code={code} className="size-14 shrink-0" />
      ) : (
        <Award aria-hidden="true" className="size-14 shrink-0 p-2 text-green" strokeWidth={1.5} />
      )}
      <div>
        <p className="font-serif text-xl">{title}</p>
        <p className="text-[0.9375rem] text-ink-soft">{note}</p>
      </div>
    </li>
  );
}

function wordsOf(kind: CelebrationView['kind'], details: CelebrationView['details']) {
  if (kind === 'level-up')
    return { title: text.level(Number(details.level)), note: text.levelText };
  if (kind === 'record') {
    return { title: text.record(formatGrade(Number(details.grade))), note: text.recordText };
  }
  const words = badgeText.badges[details.badge as BadgeCode];
  return { title: text.badge(words?.name ?? ''), note: words?.how ?? '' };
}

/** Bits of paper that fall once. Where motion is not wanted they are not there at all. */
function Confetti() {
  return (
    <span aria-hidden="true" className="confetti">
      {Array.from({ length: PIECES }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bits of paper have no identity
          key={i}
          style={{
            left: `${(i * 61) % 100}%`,
            animationDelay: `${(i * 37) % 300}ms`,
            rotate: `${i * 47}deg`,
          }}
        />
      ))}
    </span>
  );
}
