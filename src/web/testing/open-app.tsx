import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { App } from '../app.tsx';
import { localStore } from '../offline/local-store.ts';
import { forgetNotices } from '../ui/toast/notify.ts';

// A busy machine is slow, not wrong: what is looked for is waited for.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  forgetNotices();
  localStorage.clear();
  void localStore.clear();
  vi.unstubAllGlobals();
});

/** The whole application, opened at an address, as a person would. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  // What a screen throws is shown on screen and reported; the console needs no copy of it.
  render(<App />, { onCaughtError: () => {} });
  return userEvent.setup();
}

export const here = () => window.location.pathname + window.location.search;
