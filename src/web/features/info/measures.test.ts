import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import measures from '#content/public/measures.json' with { type: 'json' };

/** Where each figure is printed by its bench: the cell of ours, then the cell of the peer. */
const PRINTED = {
  reading: {
    page: 'handwriting',
    row: /whole page CER \| \*\*([\d.]+) %\*\* \|[^|]*\| ([\d.]+) %/,
  },
  repeat: { page: 'grading', row: /embedded, nothing remembered \| ([\d.]+) \|/ },
  language: {
    page: 'french',
    row: /precision of certain findings \|[^|]*\| \*\*\d+\/\d+ \(([\d.]+) %\)\*\* \|[^|]*\|[^|]*\(([\d.]+) %\)/,
  },
  maths: { page: 'maths', row: /false charges in the four right copies[^|]*\|[^|]*\| (\d+) \|/ },
};

test.each(Object.entries(PRINTED))(
  'the figure shown for %s is the one its bench prints',
  (name, { page, row }) => {
    const [, ours, peer] = row.exec(readFileSync(`docs/bench/${page}.md`, 'utf8')) ?? [];
    const shown: { ours: number; peer?: number } = measures[name as keyof typeof measures];
    expect(Number(ours).toFixed(1)).toBe(shown.ours.toFixed(1));
    if (peer) expect(Number(peer).toFixed(1)).toBe(shown.peer?.toFixed(1));
  },
);
