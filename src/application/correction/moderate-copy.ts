import {
  decideModeration,
  type Moderation,
  withSecondOpinion,
} from '#domain/correction/moderation/decide-moderation.ts';
import type { Moderator } from './ports.ts';

type Needs = {
  moderator: Moderator;
  /** A model's opinion, when a key is configured; its outage never stops a copy. */
  secondOpinion?: Moderator;
};

/** Looks for a pupil in danger, then for abuse, before anything is marked. */
export async function moderateCopy(
  text: string,
  { confirmedStudy }: { confirmedStudy: boolean },
  { moderator, secondOpinion }: Needs,
): Promise<Moderation> {
  const own = await moderator.assess(text);
  const second = await secondOpinion?.assess(text).catch(() => undefined);
  const concern = second ? withSecondOpinion(own.concern, second.concern) : own.concern;
  return decideModeration(concern, own.abuse, { confirmedStudy });
}
