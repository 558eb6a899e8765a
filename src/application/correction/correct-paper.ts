import { MAX_GRADE } from '#domain/correction/compute-grade.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { fingerprintOf } from '#domain/correction/fingerprint.ts';
import { mergeParts } from '#domain/correction/paper/merge-parts.ts';
import { onlyPart, splitPaper, subjectOfPart } from '#domain/correction/paper/split-paper.ts';
import type { Paper, Rubric } from '#domain/correction/rubric.ts';
import { correctCopy } from './correct-copy.ts';
import type { CopyToMark, CorrectionPorts } from './ports.ts';

type PaperToMark = Omit<CopyToMark, 'rubric'> & { paper: Paper };

/**
 * Corrects a paper of several exercises, each by its own rubric, and adds up their points. A copy that
 * does not show where one exercise ends and the next begins is read as the last of them, the longest.
 */
export async function correctPaper(
  copy: PaperToMark,
  rubricOf: (exercise: string) => Rubric,
  ports: CorrectionPorts,
): Promise<Correction> {
  const { paper, transcript } = copy;
  const parts = paperParts(copy, rubricOf);
  const [only, ...others] = parts;
  if (only && others.length === 0) return correctCopy(only.copy, ports);
  const marked = [];
  for (const { copy: part, points } of parts) {
    marked.push({ rubric: part.rubric, points, correction: await correctCopy(part, ports) });
  }
  const fingerprint = await fingerprintOf({
    ...copy,
    text: transcript.text,
    confidence: transcript.confidence,
    rubric: { code: paper.code, version: marked[0]?.rubric.version ?? '' },
    markers: [ports.embedded.identity, ...(ports.model ? [ports.model.identity] : [])],
  });
  return mergeParts(marked, fingerprint);
}

/** Each exercise of the paper with what it counts for; the last one alone where the copy does not tell them apart. */
export function paperParts(
  copy: PaperToMark,
  rubricOf: (exercise: string) => Rubric,
): { copy: CopyToMark; points: number }[] {
  const { paper, transcript } = copy;
  const parts = splitPaper(transcript.text, paper);
  if (!parts) return [{ copy: partOf(copy, paper.parts.length - 1, rubricOf), points: MAX_GRADE }];
  return parts.map(({ points, span }, i) => ({
    copy: { ...partOf(copy, i, rubricOf), transcript: onlyPart(transcript, span) },
    points,
  }));
}

/** One exercise of the paper, with what it alone asks. */
function partOf(
  { paper, subjectText, ...copy }: PaperToMark,
  index: number,
  rubricOf: (exercise: string) => Rubric,
): CopyToMark {
  const rubric = rubricOf(paper.parts[index]?.exercise ?? '');
  const needsText = rubric.family === 'contraction' || rubric.family === 'text-reading';
  return {
    ...copy,
    rubric,
    ...(subjectText !== undefined && { subjectText: subjectOfPart(subjectText, index, needsText) }),
  };
}
