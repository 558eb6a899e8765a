import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const { caps: text } = resultText;

/** Why the grade stops where it does. */
export function CapsNotice({ caps }: Pick<ResultView, 'caps'>) {
  if (caps.length === 0) return null;
  return (
    <Notice tone="warning" title={text.title} className="@xl:col-span-2">
      <ul className="flex flex-col gap-1">
        {caps.map(({ code, ceiling, message }) => (
          <li key={code}>
            <span className="font-semibold text-ink">{text.ceiling(ceiling)}</span> · {message}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-[0.9375rem]">{text.how}</p>
    </Notice>
  );
}
