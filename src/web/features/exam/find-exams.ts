import type { ExamView } from '#contract/exam.ts';
import type { Subject } from '#domain/exam/exam.ts';
import { examText } from '#web/strings/exam-text.ts';

/** Without accents nor capitals: what a thumb types in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The exams whose words all begin somewhere in the subject, level, type or file names. */
export function findExams(
  exams: readonly ExamView[],
  { words, subject }: { words: string; subject: Subject | '' },
): ExamView[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  return exams.filter((exam) => {
    if (subject && exam.subject !== subject) return false;
    const about = plain(
      [
        examText.subjects[exam.subject],
        examText.levels[exam.level],
        examText.types[exam.examType],
        ...exam.files.map(({ name }) => name),
      ].join(' '),
    );
    return asked.every((word) => about.includes(word));
  });
}
