import type { Ports } from '../ports.ts';
import { ownerOfKey } from './owned-files.ts';

/** An upload may still be arriving; a day later it is not. */
const GRACE_MS = 86_400_000;
const UPLOAD = /^[^/]+\/(\d{10,})-[0-9a-f]+-/;
const PAGE = /^[^/]+\/([0-9a-f-]{36})\/page-\d+\.jpg$/;

/**
 * Files of a living account that no exam names: what an upload cut off by a crash may leave.
 * The key says when it came and what it belongs to; a key of another shape is left alone.
 */
export async function strayFileKeys({
  clock,
  files,
  rights,
}: Pick<Ports, 'clock' | 'files' | 'rights'>): Promise<string[]> {
  const before = clock.now().getTime() - GRACE_MS;
  const strays: string[] = [];
  for (const [owner, keys] of Map.groupBy(await files.list(''), ownerOfKey)) {
    if (!(await rights.exists(owner))) continue;
    const filed = await rights.listFiled(owner);
    const named = new Set(filed.flatMap((exam) => exam.keys));
    const exams = new Set(filed.map(({ examId }) => examId));
    strays.push(
      ...keys.filter((key) => {
        const [, arrived] = UPLOAD.exec(key) ?? [];
        if (arrived) return Number(arrived) < before && !named.has(key);
        const [, examId] = PAGE.exec(key) ?? [];
        return examId !== undefined && !exams.has(examId);
      }),
    );
  }
  return strays;
}
