const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** A public holiday of mainland France, from a day written `2026-11-15`. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((offset) => {
    const date = new Date(easter.getTime() + offset * 86_400_000);
    return date.toISOString().slice(0, 10) === day;
  });
}

/** The Gregorian computus, as Meeus gives it. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const correction = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - correction + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}
