import type { ResultView } from '#contract/exam.ts';

const SHORT = 90;
/** How much of the first page the home page shows. */
const SHOWN_SHARE = 0.46;

/** What the home page shows of an example: its grade, what was seen, and the top of its first page with its marks. */
export function digestExample(title: string, result: ResultView) {
  const { subject, level, examId, grade, maxGrade, interval, remarks, tips } = result;
  const first = (kind: string) => {
    const remark = remarks.find((one) => one.kind === kind && one.evidence[0]);
    if (!remark) return undefined;
    const { explanation, correction } = remark;
    return { words: shorten(remark.evidence[0]!.text), explanation, correction };
  };
  return {
    ...{ subject, level, examId, title, grade, maxGrade, ...interval },
    remarks: remarks.length,
    tip: tips[0]?.advice,
    fault: first('fault'),
    strength: first('strength'),
    ...photoOf(result),
  };
}

function photoOf({ photos: [photo], remarks }: ResultView) {
  if (!photo) return undefined;
  const { page, width } = photo;
  const height = Math.round(photo.height * SHOWN_SHARE);
  const whole = remarks.flatMap((remark) => {
    const [words] = remark.evidence;
    const isShown = words?.places.every(
      (place) => place.page === page && place.box && place.box.y + place.box.height < height,
    );
    return words && isShown ? [{ ...remark, evidence: [words] }] : [];
  });
  return { photo: { page, width, height, fullHeight: photo.height, remarks: apart(whole) } };
}

/** The shortest passages first, and none that lies over another: on a picture nothing can be sorted out by touching. */
function apart(remarks: ResultView['remarks']) {
  const spanOf = ({ evidence: [words] }: (typeof remarks)[number]) => words!;
  const kept: typeof remarks = [];
  for (const remark of remarks.toSorted((a, b) => lengthOf(spanOf(a)) - lengthOf(spanOf(b)))) {
    const { start, end } = spanOf(remark);
    const isFree = kept.every((one) => spanOf(one).end <= start || spanOf(one).start >= end);
    if (isFree) kept.push(remark);
  }
  return kept;
}

const lengthOf = ({ start, end }: { start: number; end: number }) => end - start;

const shorten = (words: string) => {
  const line = words.replaceAll('\n', ' ');
  return line.length <= SHORT ? line : `${line.slice(0, line.lastIndexOf(' ', SHORT))}…`;
};
