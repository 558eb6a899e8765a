import type { SubScore } from '#domain/correction/correction.ts';
import type { ParagraphFact } from '#domain/correction/facts/copy-facts.ts';
import { CRITERIA, type CriterionKey } from '#domain/correction/rubric.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { markAlone } from './mark-alone.ts';
import type { CopyToMark, CorrectionPorts } from './ports.ts';

/** Which part the pupil wrote again. A conclusion that was not there is added at the end. */
export type Rewriting = { paragraph: number | 'conclusion'; text: string };

export type RetryOutcome = {
  /** The criterion that moved most. */
  criterion: CriterionKey;
  before: SubScore;
  after: SubScore;
  gradeBefore: number;
  gradeAfter: number;
  /** Every criterion out of 20, before and after. */
  changes: Record<CriterionKey, { before: number; after: number }>;
  labels: Record<CriterionKey, string>;
  text: string;
};

export type RetryRefusal = { code: 'paragraph-unknown' } | { code: 'text-empty' };

/**
 * Marks the copy as it was and as it would be with the new paragraph, both by our own marker so that
 * only the pupil's change can move the grade. The stored grade stays what it was.
 */
export async function retryParagraph(
  copy: CopyToMark,
  rewriting: Rewriting,
  ports: Pick<CorrectionPorts, 'analyst' | 'embedded' | 'advice'>,
): Promise<Result<RetryOutcome, RetryRefusal>> {
  if (rewriting.text.trim() === '') return err({ code: 'text-empty' });
  const original = await ports.analyst.study(copy);
  const text = rewritten(copy.transcript.text, original.facts.paragraphs, rewriting);
  if (text === undefined) return err({ code: 'paragraph-unknown' });

  const { source, confidence } = copy.transcript;
  const transcript = { ...transcriptOfText(text, source), confidence };
  const [before, after] = await Promise.all([
    markAlone(copy, ports),
    markAlone({ ...copy, transcript }, ports),
  ]);
  const moved = (key: CriterionKey) =>
    Math.abs(after.subScores[key].score - before.subScores[key].score);
  const criterion = [...CRITERIA].sort((a, b) => moved(b) - moved(a))[0]!;
  return ok({
    criterion,
    before: before.subScores[criterion],
    after: after.subScores[criterion],
    gradeBefore: before.grade,
    gradeAfter: after.grade,
    changes: Object.fromEntries(
      CRITERIA.map((key) => [
        key,
        { before: before.subScores[key].score, after: after.subScores[key].score },
      ]),
    ) as RetryOutcome['changes'],
    labels: Object.fromEntries(
      CRITERIA.map((key) => [key, before.subScores[key].label]),
    ) as RetryOutcome['labels'],
    text,
  });
}

function rewritten(
  text: string,
  paragraphs: ParagraphFact[],
  { paragraph, text: words }: Rewriting,
) {
  const isEnding = paragraph === 'conclusion';
  const old = isEnding
    ? paragraphs.find(({ role }) => role === 'conclusion')
    : paragraphs[paragraph];
  if (!old) return isEnding ? `${text.trimEnd()}\n\n${words.trim()}` : undefined;
  return text.slice(0, old.start) + words.trim() + text.slice(old.end);
}
