import { type Day, daysBetween } from './day.ts';

// The written exams fall around the middle of June; the exact day is told by the ministry each year.
const MIDDLE_OF_JUNE = '06-14';

/** About when the pupil's next written exams are. */
export function bacDay(today: Day): Day {
  const thisYear = `${today.slice(0, 4)}-${MIDDLE_OF_JUNE}`;
  return today <= thisYear ? thisYear : `${Number(today.slice(0, 4)) + 1}-${MIDDLE_OF_JUNE}`;
}

export const daysToBac = (today: Day): number => daysBetween(today, bacDay(today));
