import type { Moderator } from '#application/correction/ports.ts';
import { assessAbuse } from '#domain/correction/moderation/assess-abuse.ts';
import { assessDistress } from '#domain/correction/moderation/assess-distress.ts';
import type { ModerationContent } from './load-moderation.ts';

/** Lists of our own, no network: self-harm first, then abuse. */
export const embeddedModerator = ({ distress, abuse }: ModerationContent): Moderator => ({
  assess: async (text) => ({
    concern: assessDistress(text, distress),
    abuse: assessAbuse(text, abuse),
  }),
});
