import { type FormEvent, useState } from 'react';
import type { CardView } from '#contract/revision.ts';
import { revisionText as text } from '#web/strings/revision-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  card: Extract<CardView, { before: string }>;
  isBusy: boolean;
  isJudged: boolean;
  onAnswer: (word: string) => void;
};

/** A form to write or to choose, in the sentence it belongs to. */
export function FormCard({ card, isBusy, isJudged, onAnswer }: Props) {
  const [word, setWord] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== '') onAnswer(word);
  };
  return (
    <>
      <p className="font-hand text-lg leading-[2.2]">
        {card.before}
        {card.kind === 'cloze' ? (
          <s className="mx-0.5 text-red decoration-2">{card.wrong}</s>
        ) : (
          <span className="mx-1 inline-block w-20 border-blue border-b-2 border-dashed">
            &nbsp;
          </span>
        )}
        {card.after}
      </p>
      {!isJudged && card.kind === 'choice' && (
        <div className="flex flex-wrap gap-3">
          {card.options.map((option) => (
            <Button
              key={option}
              look="secondary"
              size="large"
              disabled={isBusy}
              onClick={() => onAnswer(option)}
            >
              <span className="font-hand">{option}</span>
            </Button>
          ))}
        </div>
      )}
      {!isJudged && card.kind === 'cloze' && (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <TextField
            label={text.answer}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="min-w-48 flex-1"
          />
          <Button type="submit" disabled={isBusy || word.trim() === ''}>
            {text.check}
          </Button>
        </form>
      )}
      {!isJudged && (
        <details>
          <summary className="py-1 text-[0.9375rem] text-blue">{text.hint}</summary>
          <p className="mt-1 text-ink-soft">{card.hint}</p>
        </details>
      )}
    </>
  );
}
