const CALENDAR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Paris at that moment, as `2026-11-15`: what "one correction a day" and streaks count in. */
export const parisDay = (moment: Date): string => CALENDAR.format(moment);

/** The last second of a day in Paris, one hour earlier by the world's clock in summer. */
export function endOfParisDay(day: string): Date {
  const winter = new Date(`${day}T22:59:59Z`);
  return parisDay(winter) === day ? winter : new Date(`${day}T21:59:59Z`);
}
