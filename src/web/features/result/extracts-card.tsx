import type { ResultView } from '#contract/exam.ts';
import { referenceKind } from '#web/strings/result-codes.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlaceLink } from './place-link.tsx';

const { extracts: text, copy } = resultText;

/** The passages the grade leans on, and the references found in them. */
export function ExtractsCard({ result }: { result: ResultView }) {
  const { extracts, references } = result;
  if (extracts.length === 0 && references.length === 0) return null;
  return (
    <Card title={text.title}>
      {extracts.length > 0 && (
        <ul aria-label={text.extracts} className="mb-5 flex max-w-prose flex-col gap-2.5">
          {extracts.map(({ start, text: words }) => (
            <li key={start} className="break-words border-margin border-l-2 pl-3">
              {copy.quote(words)} <PlaceLink result={result} start={start} />
            </li>
          ))}
        </ul>
      )}
      <h3 className="mb-2 text-lg">{text.references}</h3>
      {references.length === 0 ? (
        <p className="text-ink-soft">{text.noReferences}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {references.map(({ name, kind }) => (
            <li key={`${kind} ${name}`}>
              <Badge tone={kind === 'author' || kind === 'work' ? 'green' : 'neutral'}>
                {name}
                {referenceKind(kind) && (
                  <span className="font-normal text-ink-soft">{referenceKind(kind)}</span>
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
