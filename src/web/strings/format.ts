const GRADE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });
const SHORT_DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric' });
const PLURAL = new Intl.PluralRules('fr');

type When = string | Date;
/** A bare day is that day wherever one reads it, not the evening before west of Greenwich. */
const dateOf = (when: When) =>
  new Date(typeof when === 'string' && when.length === 10 ? `${when}T12:00` : when);

/** "12,5/20" */
export const formatGrade = (grade: number, max = 20): string =>
  `${GRADE.format(grade)}/${GRADE.format(max)}`;
/** "12,5" */
export const formatMark = (mark: number): string => GRADE.format(mark);
export const formatNumber = (value: number): string => WHOLE.format(value);
export const formatPercent = (share: number): string => PERCENT.format(share);
/** "15 novembre 2026" */
export const formatDay = (when: When): string => DAY.format(dateOf(when));
/** "15 nov. 2026, 14:05" */
export const formatMoment = (when: When): string => MOMENT.format(new Date(when));

/** "15 nov." */
export const formatShortDay = (when: When): string => SHORT_DAY.format(dateOf(when));
/** "mardi 17" */
export const formatWeekday = (when: When): string => WEEKDAY.format(dateOf(when));
/** "nov." */
export const formatMonth = (when: When): string => MONTH.format(dateOf(when));

/** "0 mot", "1 mot", "2 mots": in French nought is singular. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${formatNumber(value)}\u00a0${PLURAL.select(value) === 'one' ? one : many}`;

const SIZE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** "340 ko", "1,2 Mo", "2 Go" */
export const formatSize = (bytes: number): string => {
  if (bytes < 1_000_000) return `${WHOLE.format(Math.max(1, bytes / 1_000))}\u00a0ko`;
  if (bytes < 1_000_000_000) return `${SIZE.format(bytes / 1_000_000)}\u00a0Mo`;
  return `${SIZE.format(bytes / 1_000_000_000)}\u00a0Go`;
};
