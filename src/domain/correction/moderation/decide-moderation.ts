import type { Span } from '../transcript.ts';
import type { Abuse } from './assess-abuse.ts';
import { CONCERN_LEVELS, type Concern } from './assess-distress.ts';

/** Which text of content/moderation goes with the copy. */
export type HelpKey = 'self_harm' | 'dark_thoughts' | 'unease' | 'violence' | 'abuse';

/** What happens to the copy. It is always kept, and a stopped one never costs the day's correction. */
export type Moderation =
  | { decision: 'mark'; help?: HelpKey; passages: Span[] }
  | { decision: 'stop'; reason: 'self_harm' | 'abuse'; help: HelpKey; passages: Span[] };

/** Someone in danger comes before everything else; then insults; otherwise the copy is marked. */
export function decideModeration(
  concern: Concern,
  abuse: Abuse,
  { confirmedStudy = false }: { confirmedStudy?: boolean } = {},
): Moderation {
  const { level, violence, passages } = concern;
  if (level === 'high' && !confirmedStudy) {
    return { decision: 'stop', reason: 'self_harm', help: 'self_harm', passages };
  }
  if (level === 'none' && !violence && abuse.kind !== 'none') {
    return { decision: 'stop', reason: 'abuse', help: 'abuse', passages: abuse.passages };
  }
  const help = violence ? 'violence' : HELP_BY_LEVEL[level];
  return { decision: 'mark', passages, ...(help && { help }) };
}

const HELP_BY_LEVEL = {
  none: undefined,
  low: 'unease',
  medium: 'dark_thoughts',
  // Only reached when the pupil said it was a subject of study: the lines stay within reach.
  high: 'dark_thoughts',
} as const;

/**
 * A model's second opinion. It may raise a concern, but lowers one by a single step at most: a list
 * that saw someone say « je veux mourir » is never silenced.
 */
export function withSecondOpinion(own: Concern, second: Concern): Concern {
  const rank = (concern: Concern) => CONCERN_LEVELS.indexOf(concern.level);
  const level = CONCERN_LEVELS[Math.max(rank(second), rank(own) - 1)] ?? own.level;
  return {
    level,
    violence: own.violence || second.violence,
    passages: own.passages.length > 0 ? own.passages : second.passages,
  };
}
