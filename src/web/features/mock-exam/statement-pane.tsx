import type { TemplateView } from '#contract/mock-exam.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { Badge } from '#web/ui/badge.tsx';

const { room } = mockExamText;

type Question = TemplateView['questions'][number];
type Props = { template: TemplateView; question: Question };

/** The printed subject: what this part says, what the question asks, then the documents. */
export function StatementPane({ template, question }: Props) {
  const section = template.sections.find(({ id }) => id === question.section);
  return (
    <article className="sheet with-margin flex flex-col gap-5 py-6 pr-5 pl-10 [--margin-at:1.5rem] sm:pr-7 sm:pl-14 sm:[--margin-at:2.25rem]">
      {template.calculator && (
        <p>
          <Badge tone={template.calculator === 'forbidden' ? 'amber' : 'neutral'}>
            {room.calculator[template.calculator]}
          </Badge>
        </p>
      )}
      {section && (section.text || section.id !== question.id) && (
        <header>
          <h2 className="text-xl">{section.heading}</h2>
          {section.text && <p className="mt-2 whitespace-pre-line">{typeset(section.text)}</p>}
        </header>
      )}
      <section>
        <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
          {question.title}
          <span className="font-sans text-[0.9375rem] text-ink-soft">
            {room.points(question.points)}
          </span>
        </h3>
        <Statement text={question.description} />
      </section>
      {template.documents.map(({ title, text }) => (
        <section key={title} className="border-line border-t pt-4">
          <h3 className="font-sans font-semibold text-ink-soft">{title}</h3>
          <div className="mt-2 flex flex-col gap-3 whitespace-pre-line leading-relaxed">
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph.slice(0, 60)}>{typeset(paragraph)}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

/** A statement; the lines of a program in it are shown as one. */
function Statement({ text }: { text: string }) {
  const [asked, ...program] = text.split('\n');
  return (
    <>
      <p className="mt-1.5 text-lg leading-relaxed">{typeset(asked ?? '')}</p>
      {program.length > 0 && (
        <pre className="mt-3 overflow-x-auto rounded-field bg-well px-4 py-3 text-[0.9375rem]">
          {program.join('\n')}
        </pre>
      )}
    </>
  );
}
