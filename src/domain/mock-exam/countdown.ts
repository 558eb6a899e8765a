const MINUTE = 60;

export type CountdownTone = 'red' | 'yellow' | 'green';

/** Red under five minutes, yellow under fifteen, green otherwise. */
export function countdownTone(secondsLeft: number): CountdownTone {
  if (secondsLeft < 5 * MINUTE) return 'red';
  return secondsLeft < 15 * MINUTE ? 'yellow' : 'green';
}

export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));
