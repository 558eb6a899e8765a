import type { TemplateView } from '#contract/mock-exam.ts';
import { type Answers, textOf } from '#domain/mock-exam/answers.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';

/** The copy as a plain text file, for when there is no network and time is running. */
export function downloadAnswers(template: TemplateView, answers: Answers): void {
  const text = template.questions
    .map(({ id, title, section }) => {
      const name = section && section !== id ? `${section.toUpperCase()}, ${title}` : title;
      return `${name}\n\n${textOf(answers, id)}\n`;
    })
    .join('\n');
  const url = URL.createObjectURL(
    new Blob([`${template.title}\n\n${text}`], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = mockExamText.saving.fileName(template.id);
  link.click();
  URL.revokeObjectURL(url);
}
