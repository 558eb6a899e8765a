import { daysUntil } from '#domain/days-until.ts';

/** The days left are counted here: the page was written on another day. Its words come with it. */
export function fillCountdown(place: HTMLElement): void {
  const { countdown = '', words = '' } = place.dataset;
  place.textContent = words.replace('#', String(daysUntil(countdown, new Date())));
}
