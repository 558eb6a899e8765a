import type { RevealedResult } from '#application/exam/reveal-result.ts';
import type { ResultView } from '#contract/exam.ts';
import { toContestView } from './result-routes.ts';

/** A stored result in the words of the screen; the names in the database are the specification's. */
export function toResultView(result: RevealedResult): ResultView {
  const { output, text, createdAt } = result;
  const { id, examId, subject, level, examType, grade, maxGrade, feedback, modelUsed } = result;
  const { corrections, hiddenCorrections, isWhole } = result;
  return {
    ...{ id, examId, subject, level, examType, grade, maxGrade, feedback, modelUsed, text },
    ...{ corrections, hiddenCorrections, isWhole },
    createdAt: createdAt.toISOString(),
    interval: output.interval,
    band: output.anchor_band,
    subScores: Object.entries(output.weighted_subscores).map(([key, { label, score, weight }]) => ({
      key,
      label,
      score,
      weight,
    })),
    tips: output.ameliorations.map(({ conseil, gain, preuve }) => ({
      advice: conseil,
      gain,
      evidence: preuve,
    })),
    remarks: output.remarks.map((remark, id) => {
      const contest = result.contests.find((one) => one.remark === id);
      return { id, ...remark, ...(contest && { contest: toContestView(contest) }) };
    }),
    extracts: output.mini_citations_copie,
    references: output.citations_detectees.map(({ name, kind }) => ({ name, kind })),
    caps: output.caps_applied.map(({ code, plafond, motif }) => ({
      code,
      ceiling: plafond,
      message: motif,
    })),
    notJudged: output.not_judged,
    notes: output.notes.map(({ code }) => code),
    reading: {
      mode: output.text_source as ResultView['reading']['mode'],
      confidence: output.ocr_confidence,
      pages: output.pages_processed,
      pdfIsRaster: output.pdf_is_raster,
      warnings: output.ocr_warnings,
    },
    photos: result.photos,
    xp: result.xp,
  };
}
