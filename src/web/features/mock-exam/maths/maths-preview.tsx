import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Formula } from './formula.tsx';
import { mathsSegments } from './maths-segments.ts';

const { maths: text } = mockExamText;

/** What is typed, with its formulas set as on paper. */
export function MathsPreview({ typed }: { typed: string }) {
  return (
    <section
      aria-label={text.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long formula is scrolled to, by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line bg-well px-4 py-3"
    >
      <p className="mb-1 font-semibold text-[0.9375rem] text-ink-soft">{text.preview}</p>
      {typed.trim() === '' ? (
        <p className="text-[0.9375rem] text-ink-soft">{text.previewEmpty}</p>
      ) : (
        typed.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <p key={at} className="min-h-6 break-words">
            {mathsSegments(line).map(({ kind, content }, place) =>
              kind === 'maths' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place
                <Formula key={place}>{content}</Formula>
              ) : (
                content
              ),
            )}
          </p>
        ))
      )}
    </section>
  );
}
