import { Moon, Sun } from 'lucide-react';
import { comfortText } from '#web/strings/comfort-text.ts';
import { systemTheme } from './appearance.ts';
import { useAppearance } from './use-appearance.ts';

export function ThemeToggle() {
  const { appearance, change } = useAppearance();
  const theme = appearance.theme === 'system' ? systemTheme() : appearance.theme;
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      aria-label={isDark ? comfortText.toLight : comfortText.toDark}
      onClick={() => change({ theme: isDark ? 'light' : 'dark' })}
      className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
    >
      {/* Both are there and the theme shows one: right from the first paint, before any script. */}
      <Moon aria-hidden="true" className="size-5 in-data-[theme=dark]:hidden" />
      <Sun aria-hidden="true" className="not-in-data-[theme=dark]:hidden size-5" />
    </button>
  );
}
