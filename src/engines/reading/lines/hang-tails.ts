import type { Row } from './find-rows.ts';
import { heightAt } from './fit-baseline.ts';
import type { Letter } from './letters.ts';

/** Where a comma or a loose tail can be, in small letters below the foot of the line it hangs from. */
const TAIL = { top: -0.6, foot: [0.15, 1.1] as const, beside: 1.5 };

/**
 * Gives commas as tall as letters, and tails that came off, back to the line they hang from: standing on a foot of
 * their own just under that line, they would make a second line of its lower halves.
 */
export function hangTails(rows: Row[]): Row[] {
  const hosts = new Map(rows.map((row) => [row, hostOf(row, rows)]));
  for (const [row, host] of hosts) {
    if (!host) continue;
    host.letters.push(...row.letters);
    host.left = Math.min(host.left, row.left);
    host.right = Math.max(host.right, row.right);
  }
  return rows.filter((row) => !hosts.get(row));
}

/** The longer line from which every piece of a row hangs. */
const hostOf = (row: Row, rows: Row[]) =>
  rows.find(
    (host) =>
      host.letters.length > 2 * row.letters.length &&
      row.letters.every((letter) => hangsFrom(host, letter)),
  );

function hangsFrom({ curve, size, left, right }: Row, letter: Letter): boolean {
  const x = (letter.left + letter.right) / 2;
  if (x < left || x > right + TAIL.beside * size) return false;
  const below = (y: number) => (y - heightAt(curve, x)) / size;
  const foot = below(letter.bottom);
  return below(letter.top) > TAIL.top && foot > TAIL.foot[0] && foot < TAIL.foot[1];
}
