export const NOTICE_KINDS = [
  'result-ready',
  'level-up',
  'badge',
  'record',
  'freeze-used',
  'streak-at-risk',
  'share-opened',
  'weekly-report',
] as const;
/** Something told to the pupil, once. The sentence is written where it is shown. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What deserves a celebration, and nothing else does. */
export const CELEBRATED: readonly NoticeKind[] = ['level-up', 'badge', 'record'];

export type MailChoice = 'mailResults' | 'mailRewards' | 'mailStreak' | 'weeklyReport';

/** Which choice of the pupil lets a notice leave by mail; none, and it stays in the app. */
export const MAIL_CHOICE: Partial<Record<NoticeKind, MailChoice>> = {
  'result-ready': 'mailResults',
  'level-up': 'mailRewards',
  badge: 'mailRewards',
  'freeze-used': 'mailStreak',
  'streak-at-risk': 'mailStreak',
  'weekly-report': 'weeklyReport',
};

const FIRST_HOUR = 8;
const LAST_HOUR = 21;
const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
});

export const parisHour = (moment: Date): number => Number(HOUR.format(moment));

/** Nobody is written to after nine in the evening, nor before eight in the morning. */
export function mayWriteAt(moment: Date): boolean {
  const hour = parisHour(moment);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}
