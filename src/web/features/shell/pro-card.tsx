import { Sparkle } from 'lucide-react';
import { Link } from 'wouter';
import { shellText } from '#web/strings/shell-text.ts';

export function ProCard() {
  return (
    <Link
      href="/upgrade"
      className="mx-3 block rounded-field border border-edge border-dashed bg-sheet p-3.5 hover:border-blue hover:border-solid"
    >
      <span className="flex items-center gap-2 font-bold text-blue">
        <Sparkle aria-hidden="true" className="size-4" />
        {shellText.proCard.title}
      </span>
      <span className="mt-1 block text-ink-soft text-sm leading-snug">
        {shellText.proCard.text}
      </span>
    </Link>
  );
}
