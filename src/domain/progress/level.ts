/** The XP at which a level begins. The five pieces are the specification's, gaps and all. */
export function levelThreshold(level: number): number {
  if (level <= 5) return (level - 1) * 500;
  if (level <= 10) return 2500 + (level - 6) * 750;
  if (level <= 15) return 6250 + (level - 11) * 1000;
  if (level <= 20) return 11_250 + (level - 16) * 1500;
  return 18_750 + (level - 21) * 2000;
}

/** The highest level whose threshold has been reached. */
export function levelOf(xp: number): number {
  let level = 1;
  while (levelThreshold(level + 1) <= xp) level++;
  return level;
}

export type LevelTitle = 'beginner' | 'intermediate' | 'advanced' | 'master' | 'expert';

export function titleOf(level: number): LevelTitle {
  if (level <= 5) return 'beginner';
  if (level <= 10) return 'intermediate';
  if (level <= 15) return 'advanced';
  if (level <= 20) return 'master';
  return 'expert';
}

export type LevelStanding = {
  level: number;
  title: LevelTitle;
  xp: number;
  /** Where this level begins and where the next one does. */
  from: number;
  to: number;
};

export function levelStanding(xp: number): LevelStanding {
  const level = levelOf(xp);
  return {
    level,
    title: titleOf(level),
    xp,
    from: levelThreshold(level),
    to: levelThreshold(level + 1),
  };
}
