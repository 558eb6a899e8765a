/** What a pupil may choose to show. The copies themselves are never chosen for them. */
export const SHARE_CONTENTS = ['progress', 'grades', 'skills', 'copies'] as const;
export type ShareContent = (typeof SHARE_CONTENTS)[number];
export const SHARED_BY_DEFAULT: readonly ShareContent[] = ['progress', 'grades'];

export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const MOST_SHARE_LINKS = 5;

export type ShareState = 'open' | 'expired' | 'revoked';

export function shareState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): ShareState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
