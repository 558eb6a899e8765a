import { useEffect } from 'react';
import type { ExamView } from '#contract/exam.ts';
import { getResult } from '#web/api/exams.ts';
import { resultName } from './kept-answers.ts';
import { localStore } from './local-store.ts';

const KEPT = 20;
/** After what the pupil came for. */
const LATER_MS = 4_000;

/** The last twenty results stay readable without a network, opened or not; older ones make room. */
export function useKeptResults(exams: readonly ExamView[] | undefined): void {
  useEffect(() => {
    if (!exams || !navigator.onLine) return;
    const timer = setTimeout(() => void keepResults(exams), LATER_MS);
    return () => clearTimeout(timer);
  }, [exams]);
}

async function keepResults(exams: readonly ExamView[]): Promise<void> {
  const wanted = exams.flatMap(({ result }) => (result ? [result.id] : [])).slice(0, KEPT);
  const names = new Set(wanted.map(resultName));
  const there = (await localStore.keys('kept')).filter((name) => name.startsWith('result/'));
  for (const name of there) if (!names.has(name)) await localStore.remove('kept', name);
  const missing = wanted.filter((id) => !there.includes(resultName(id)));
  for (const id of missing) await getResult(id).catch(() => {});
}
