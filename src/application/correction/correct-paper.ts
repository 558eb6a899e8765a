import type { Correction } from '#domain/correction/correction.ts';
import { fingerprintOf } from '#domain/correction/fingerprint.ts';
import { mergeParts } from '#domain/correction/paper/merge-parts.ts';
import { onlyPart, splitPaper, subjectOfPart } from '#domain/correction/paper/split-paper.ts';
import type { Paper, Rubric } from '#domain/correction/rubric.ts';
import { correctCopy } from './correct-copy.ts';
import type { CopyToMark, CorrectionPorts } from './ports.ts';

type PaperToMark = Omit<CopyToMark, 'rubric'> & { paper: Paper };

/**
 * Corrects a paper of several exercises, each by its own rubric, and adds up their points. Undefined
 * when the copy does not show where one exercise ends and the next begins.
 */
export async function correctPaper(
  copy: PaperToMark,
  rubricOf: (exercise: string) => Rubric,
  ports: CorrectionPorts,
): Promise<Correction | undefined> {
  const { paper, transcript, subjectText } = copy;
  const parts = splitPaper(transcript.text, paper);
  if (!parts) return undefined;
  const marked = [];
  for (const [i, { exercise, points, span }] of parts.entries()) {
    const rubric = rubricOf(exercise);
    const needsText = rubric.family === 'contraction' || rubric.family === 'text-reading';
    const asked = subjectText === undefined ? undefined : subjectOfPart(subjectText, i, needsText);
    const part = {
      ...copy,
      rubric,
      transcript: onlyPart(transcript, span),
      ...(asked !== undefined && { subjectText: asked }),
    };
    marked.push({ rubric, points, correction: await correctCopy(part, ports) });
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
