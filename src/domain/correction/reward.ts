/** XP for one correction: never less than 10, more for a better grade and a longer streak. */
export function xpReward(grade: number, maxGrade: number, streakMultiplier: number): number {
  const earned = (50 + Math.round((grade / maxGrade) * 50)) * streakMultiplier;
  return Math.max(10, Math.round(earned));
}

export type RewardTier = 'excellent' | 'very-good' | 'good' | 'fair' | 'can-do-better';

/** The word that goes with the reward, by share of the maximum. */
export function rewardTier(grade: number, maxGrade: number): RewardTier {
  const percentage = (grade / maxGrade) * 100;
  if (percentage >= 90) return 'excellent';
  if (percentage >= 80) return 'very-good';
  if (percentage >= 70) return 'good';
  if (percentage >= 60) return 'fair';
  return 'can-do-better';
}
