import { resultText } from '#web/strings/result-text.ts';

/** The copy as words alone, until the page can be touched. */
export function PlainCopy({ text }: { text: string }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{resultText.copy.title}</h2>
      <div className="ruled with-margin overflow-hidden rounded-sheet border border-line py-8 pr-4 pl-12 shadow-sheet [--margin-at:2.25rem] [--ruling-at:-7px]">
        {text.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
          <p key={at} className="min-h-8 leading-8">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
