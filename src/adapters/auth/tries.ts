type Count = { count: number; until: number; last: number };

/** Past this many the oldest are forgotten: memory stays bounded whatever comes in. */
const MOST_KEPT = 20_000;

/** Tries counted by name, each for a while from the first, in this process. */
export function tries(now: () => number, windowMs: number) {
  const kept = new Map<string, Count>();
  const of = (name: string): Count => {
    const seen = kept.get(name);
    return seen && seen.until > now() ? seen : { count: 0, until: now() + windowMs, last: 0 };
  };
  return {
    of,
    add(name: string): void {
      const { count, until } = of(name);
      kept.delete(name);
      kept.set(name, { count: count + 1, until, last: now() });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    },
    clear: (name: string) => kept.delete(name),
    takeBack(name: string): void {
      const { count, ...rest } = of(name);
      if (count > 1) kept.set(name, { ...rest, count: count - 1 });
      else kept.delete(name);
    },
    /** The names that begin so are as new. */
    forget(beginning: string): void {
      for (const name of kept.keys()) if (name.startsWith(beginning)) kept.delete(name);
    },
    /** Milliseconds until `name` may try again once it has tried `most` times; nought before. */
    waitAfter(name: string, most: number): number {
      const { count, until } = of(name);
      return count < most ? 0 : until - now();
    },
  };
}
