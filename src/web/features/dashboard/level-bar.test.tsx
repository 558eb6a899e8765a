// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LevelBar } from './level-bar.tsx';

test('the figures beside the bar are those the bar is drawn from', () => {
  const level = { level: 7, title: 'intermediate', xp: 3358, from: 3250, to: 4000 } as const;
  const { container } = render(<LevelBar level={level} />);
  const words = container.textContent?.replace(/\s/g, ' ');
  expect(words).toContain('108 / 750 XP');
  expect(words).toContain('Encore 642 XP avant le niveau 8. 3 358 XP en tout.');
  const bar = screen.getByRole('progressbar');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '108',
    '750',
  ]);
});
