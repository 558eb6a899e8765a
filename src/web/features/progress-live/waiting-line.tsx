import { useEffect, useState } from 'react';
import { liveText as text } from '#web/strings/live-text.ts';

const LONG_MS = 12_000;
/** From here on « quelques secondes » would no longer be true. */
const VERY_LONG_MS = 45_000;

/** What is said to whoever watches a copy advance, the longer it takes. */
export function WaitingLine({ since }: { since: string }) {
  const [said, setSaid] = useState<'leave' | 'patience' | 'unusual'>('leave');
  useEffect(() => {
    const left = Date.parse(since) + LONG_MS - Date.now();
    const timers = [
      setTimeout(() => setSaid('patience'), Math.max(0, left)),
      setTimeout(() => setSaid('unusual'), VERY_LONG_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return <p className="text-ink-soft">{text[said]}</p>;
}
