import { useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  type Appearance,
  applyAppearance,
  DEFAULT_APPEARANCE,
  readAppearance,
  saveAppearance,
} from './appearance.ts';

const listeners = new Set<() => void>();
let current: Appearance | undefined;
const WRITTEN: Appearance = { ...DEFAULT_APPEARANCE, theme: 'light' };

const get = (): Appearance => {
  current ??= readAppearance();
  return current;
};

/** A page written before anyone opens it is written for daylight; the browser says better as soon as it can. */
const getWritten = (): Appearance => WRITTEN;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pupil's choices of look, and the way to change one: seen at once, kept in this browser. */
export function useAppearance() {
  const appearance = useSyncExternalStore(subscribe, get, getWritten);

  const change = useCallback((choice: Partial<Appearance>) => {
    current = { ...get(), ...choice };
    saveAppearance(current);
    applyAppearance(current);
    for (const listener of listeners) listener();
  }, []);

  useEffect(() => {
    if (appearance.theme !== 'system') return;
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => applyAppearance(get());
    scheme.addEventListener('change', follow);
    return () => scheme.removeEventListener('change', follow);
  }, [appearance.theme]);

  return { appearance, change };
}
