import type { Abuse } from '#domain/correction/moderation/assess-abuse.ts';
import type { Concern } from '#domain/correction/moderation/assess-distress.ts';

/** Reads a copy for danger and insults; never decides what happens to it. */
export type Moderator = { assess(text: string): Promise<{ concern: Concern; abuse: Abuse }> };
