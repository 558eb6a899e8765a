import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is only written, true once it answers: a form must not be typed in before that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
