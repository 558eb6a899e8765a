import type { ResultView } from '#contract/exam.ts';

const EXCERPT_LINES = 12;
const SHORT = 90;

/** What the home page shows of an example: its grade, what was seen, and the first lines with their remarks. */
export function digestExample(title: string, result: ResultView) {
  const { subject, level, grade, maxGrade, interval, remarks, tips, text } = result;
  const first = (kind: string) => {
    const remark = remarks.find((one) => one.kind === kind && one.evidence[0]);
    if (!remark) return undefined;
    const { explanation, correction } = remark;
    return { words: shorten(remark.evidence[0]!.text), explanation, correction };
  };
  const excerpt = text.split('\n').slice(0, EXCERPT_LINES).join('\n');
  return {
    ...{ subject, level, title, grade, maxGrade, ...interval },
    remarks: remarks.length,
    tip: tips[0]?.advice,
    fault: first('fault'),
    strength: first('strength'),
    excerpt: {
      text: excerpt,
      remarks: remarks.filter(({ evidence: [words] }) => words && words.end <= excerpt.length),
    },
  };
}

const shorten = (words: string) => {
  const line = words.replaceAll('\n', ' ');
  return line.length <= SHORT ? line : `${line.slice(0, line.lastIndexOf(' ', SHORT))}…`;
};
