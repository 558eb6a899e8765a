/** How much of what a pupil may keep is taken. */
export type StorageRoom = { usedBytes: number; maxBytes: number };

const NEARLY = 0.9;

/** Time to say it: there is still room for some copies. */
export const isNearlyFull = ({ usedBytes, maxBytes }: StorageRoom): boolean =>
  usedBytes >= NEARLY * maxBytes;
