const CALENDAR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Paris at that moment, as `2026-11-15`: what "one correction a day" and streaks count in. */
export const parisDay = (moment: Date): string => CALENDAR.format(moment);
