import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { correctPaper } from '#application/correction/correct-paper.ts';
import type { CopyToMark, CorrectionPorts } from '#application/correction/ports.ts';
import type { Grading } from '#application/ports.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { noVerdicts } from '../src/main/corriger/file-verdicts.ts';
import { readEnv } from '../src/main/env.ts';
import { openGrading } from '../src/main/grading.ts';
import { type Essay, sixtyEssays } from './grading-essays.ts';
import { remembering } from './grading-memory.ts';

/** What every part of the bench works with. */
export type GradingBench = {
  grading: Grading;
  /** Nothing remembered of earlier corrections. */
  afresh: CorrectionPorts;
  /** Each text studied once. */
  ports: CorrectionPorts;
  copyOf(essay: Essay): CopyToMark;
  mark(essay: Essay): Promise<Correction>;
  essays: Essay[];
  /** The sixty corrected, by id; corrected at the first call only. */
  originals(): Promise<Map<string, Correction>>;
};

export async function openBench(): Promise<GradingBench> {
  const grading = await openGrading(readEnv({}));
  const library = loadRubrics();
  const afresh = { ...grading, verdicts: noVerdicts };
  const ports = { ...afresh, analyst: remembering(grading.analyst) };
  const essays = sixtyEssays();
  let corrected: Map<string, Correction> | undefined;

  const copyOf = (essay: Essay): CopyToMark => ({
    transcript: transcriptOfText(essay.text),
    rubric: library.find(essay.subject, essay.level, essay.exercise)!,
    level: essay.level,
    examType: 'bac',
    subjectText: essay.asked,
  });
  async function mark(essay: Essay): Promise<Correction> {
    const paper = library.papers.find(({ slug }) => slug === essay.exercise);
    if (!paper) return correctCopy(copyOf(essay), ports);
    const { rubric: _, ...copy } = copyOf(essay);
    const rubricOf = (code: string) => library.rubrics.find((r) => r.code === code)!;
    return correctPaper({ ...copy, paper }, rubricOf, ports);
  }
  async function originals() {
    if (!corrected) {
      corrected = new Map();
      for (const essay of essays) corrected.set(essay.id, await mark(essay));
    }
    return corrected;
  }
  return { grading, afresh, ports, copyOf, mark, essays, originals };
}
