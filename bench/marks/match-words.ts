/** For each word read, which word of the page it is: the cheapest alignment by letters. */
export function matchWords(read: string[], written: string[]): (number | undefined)[] {
  const width = written.length + 1;
  const cost = new Float64Array((read.length + 1) * width);
  for (let i = 0; i <= read.length; i++) cost[i * width] = i;
  for (let j = 0; j <= written.length; j++) cost[j] = j;
  for (let i = 1; i <= read.length; i++) {
    for (let j = 1; j <= written.length; j++) {
      cost[i * width + j] = Math.min(
        cost[(i - 1) * width + j - 1]! + unlike(read[i - 1]!, written[j - 1]!),
        cost[(i - 1) * width + j]! + 1,
        cost[i * width + j - 1]! + 1,
      );
    }
  }
  const match = new Array<number | undefined>(read.length);
  for (let i = read.length, j = written.length; i > 0 && j > 0; ) {
    const here = cost[i * width + j]!;
    const swap = cost[(i - 1) * width + j - 1]! + unlike(read[i - 1]!, written[j - 1]!);
    if (Math.abs(here - swap) < 1e-9) {
      match[i - 1] = j - 1;
      i--;
      j--;
    } else if (Math.abs(here - cost[(i - 1) * width + j]! - 1) < 1e-9) i--;
    else j--;
  }
  return match;
}

/** 0 for the same word, up to 1.8 for nothing in common: two strangers rather stay apart. */
function unlike(a: string, b: string): number {
  if (a === b) return 0;
  const row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    let corner = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const up = row[j]!;
      row[j] = Math.min(up + 1, row[j - 1]! + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
      corner = up;
    }
  }
  return (1.8 * row[b.length]!) / Math.max(a.length, b.length);
}
