import { levelStanding } from '#domain/progress/level.ts';
import {
  MOST_SHARE_LINKS,
  type ShareContent,
  type ShareDays,
  shareState,
} from '#domain/progress/share-link.ts';
import { computeStats } from '#domain/progress/stats.ts';
import { overallScore } from '#domain/progress/subject-scores.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { newToken } from '../new-token.ts';
import type { Ports } from '../ports.ts';
import { gatherProgress, type Progress } from './gather-progress.ts';
import type { CopyText, ShareLink } from './ports.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'accounts' | 'rights'>;

const MS_A_DAY = 86_400_000;
const TEXTS_SHOWN = 5;

/** Makes a link; its token is told now and never again. */
export async function createShareLink(
  link: { userId: string; name: string; contents: ShareContent[]; days: ShareDays },
  ports: Pick<Needs, 'clock' | 'progress'>,
): Promise<Result<{ link: ShareLink; token: string }, Refusal>> {
  const { userId, name, contents, days } = link;
  const now = ports.clock.now();
  const existing = await ports.progress.shares.list(userId);
  if (existing.filter((one) => shareState(one, now) === 'open').length >= MOST_SHARE_LINKS) {
    return err({ code: 'too-many-links', max: MOST_SHARE_LINKS });
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days * MS_A_DAY);
  const created = await ports.progress.shares.create({ userId, name, contents, expiresAt, token });
  return ok({ link: created, token });
}

/** What somebody holding the link may see: what was chosen, and not one figure more. */
export async function openShareLink(token: string, ports: Needs): Promise<Result<Shared, Refusal>> {
  const now = ports.clock.now();
  const link = await ports.progress.shares.findByToken(token);
  if (!link) return err({ code: 'not-found' });
  if (shareState(link, now) !== 'open') return err({ code: 'link-expired' });
  // Whoever closed their account shows nothing more, though it is erased some hours later.
  if (await ports.rights.isClosing(link.userId)) return err({ code: 'link-expired' });
  const account = await ports.accounts.find(link.userId);
  if (!account) return err({ code: 'not-found' });

  const { userId, id, name, contents } = link;
  const progress = await gatherProgress(userId, account.plan, ports);
  const texts = contents.includes('copies')
    ? await ports.progress.copies.texts(userId, TEXTS_SHOWN)
    : [];
  await ports.progress.shares.markOpened(id, now);
  const source = `${id}:${progress.today}`;
  await ports.progress.notices.tell({ userId, kind: 'share-opened', source, details: { name } });
  return ok({
    name,
    expiresAt: link.expiresAt.toISOString(),
    contents,
    ...chosen(progress, contents, texts),
  });
}

export type Shared = {
  name: string;
  expiresAt: string;
  contents: ShareContent[];
} & ReturnType<typeof chosen>;

function chosen(progress: Progress, contents: ShareContent[], texts: CopyText[]) {
  const { ledger, copies, today, streak, skills, subjects } = progress;
  const shows = (content: ShareContent) => contents.includes(content);
  const stats = computeStats(ledger, copies, today);
  const days = [...new Set(ledger.map(({ day }) => day))].sort();
  return {
    ...(shows('progress') && {
      progress: {
        today,
        level: levelStanding(stats.currentXp),
        streak: { current: streak.current, best: streak.best },
        copies: stats.totalCorrections,
        copiesThisWeek: stats.weeklyCorrections,
        days: days.map((day) => ({
          day,
          xp: ledger.reduce((sum, line) => (line.day === day ? sum + line.xp : sum), 0),
        })),
      },
    }),
    ...(shows('grades') && {
      grades: {
        overall: overallScore(subjects),
        subjects: subjects.filter(({ average }) => average !== null),
        // The address of a result is not shared: it opens nothing here, and it is not asked for.
        copies: copies.map(({ subject, day, grade, low, high }) => ({
          ...{ subject, day, grade, low, high },
        })),
      },
    }),
    ...(shows('skills') && { skills }),
    ...(shows('copies') && { copies: texts }),
  };
}
