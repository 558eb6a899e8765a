import type { RemarkView, ResultView } from '#contract/exam.ts';
import { typeset } from '#web/strings/typeset.ts';

/** French typography for what the corrector wrote; the pupil's own words stay exactly as they are. */
export const dressResult = (result: ResultView): ResultView => ({
  ...result,
  feedback: typeset(result.feedback),
  band: {
    ...result.band,
    meaning: typeset(result.band.meaning),
    objective: typeset(result.band.objective),
  },
  caps: result.caps.map((cap) => ({ ...cap, message: typeset(cap.message) })),
  tips: result.tips.map((tip) => ({ ...tip, advice: typeset(tip.advice) })),
  remarks: result.remarks.map(dressRemark),
  corrections: result.corrections.map((mark) => ({
    ...mark,
    correctAnswer: typeset(mark.correctAnswer),
    comment: typeset(mark.comment),
  })),
});

const dressRemark = (remark: RemarkView): RemarkView => ({
  ...remark,
  explanation: typeset(remark.explanation),
  hints: {
    question: typeset(remark.hints.question),
    clue: typeset(remark.hints.clue),
    method: typeset(remark.hints.method),
    example: typeset(remark.hints.example),
  },
});
