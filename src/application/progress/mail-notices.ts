import { isPro } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { MAIL_CHOICE, mayWriteAt } from '#domain/progress/notice.ts';
import { readStreak } from '#domain/progress/streak.ts';
import type { Mail } from '../mail.ts';
import type { Ports } from '../ports.ts';
import type { Notice } from './ports.ts';

type Needs = Pick<
  Ports,
  'clock' | 'progress' | 'accounts' | 'rights' | 'atomically' | 'noticeLetter' | 'publicUrl'
>;

/** Writes the letter that tells a notice, with the link that stops all of them; undefined for what is never mailed. */
export type NoticeLetter = (
  to: string,
  notice: Pick<Notice, 'kind' | 'details'>,
  links: { site: string; unsubscribe: string },
) => Mail | undefined;

const OLDEST_MS = 24 * 3_600_000;
const STREAK_WORTH_SAVING = 3;

/** Sends by mail what each pupil chose to be told, once, and only at decent hours. */
export async function mailNotices(ports: Needs): Promise<number> {
  const now = ports.clock.now();
  if (!mayWriteAt(now)) return 0;
  const since = new Date(now.getTime() - OLDEST_MS);
  let sent = 0;
  for (const notice of await ports.progress.notices.waitingForMail(since)) {
    const mail = await letterFor(notice, ports);
    await ports.atomically(async (tx) => {
      if (!(await tx.progress.notices.takeForMail(notice.id, now)) || !mail) return;
      await tx.jobs.enqueue('send-mail', mail);
      sent++;
    });
  }
  return sent;
}

async function letterFor(notice: Notice, ports: Needs): Promise<Mail | undefined> {
  const choice = MAIL_CHOICE[notice.kind];
  if (!choice) return undefined;
  const choices = await ports.progress.choices.find(notice.userId);
  if (!choices[choice]) return undefined;
  const account = await ports.accounts.find(notice.userId);
  if (!account?.emailConfirmed || (await ports.rights.isClosing(notice.userId))) return undefined;
  if (notice.kind === 'weekly-report' && !isPro(account.plan)) return undefined;
  const token = await ports.progress.choices.unsubscribeToken(notice.userId);
  const { publicUrl: site } = ports;
  const links = { site, unsubscribe: `${site}/desabonnement?jeton=${token}` };
  return ports.noticeLetter(account.email, notice, links);
}

/** At the end of the afternoon, a word to those who asked for it and whose streak would end tonight. */
export async function remindStreaks({ clock, progress }: Pick<Needs, 'clock' | 'progress'>) {
  const today = parisDay(clock.now());
  for (const userId of await progress.choices.whoChose('mailStreak')) {
    const ledger = await progress.ledger.list(userId);
    const { current, isActiveToday, freezes } = readStreak(
      ledger.map(({ day }) => day),
      today,
    );
    if (isActiveToday || current < STREAK_WORTH_SAVING) continue;
    const details = { streak: current, freezes };
    await progress.notices.tell({ userId, kind: 'streak-at-risk', source: today, details });
  }
}
