import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { TranscriptPageView } from '#contract/transcript.ts';
import { transcriptText as text } from '#web/strings/transcript-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL } from '#web/ui/field-frame.tsx';
import { WordCrop } from './word-crop.tsx';
import type { PlacedWord } from './word-place.ts';

type Props = {
  examId: string;
  view: TranscriptPageView;
  word: PlacedWord;
  said: string | undefined;
  /** Its place among the words to look at, when it is one of them. */
  place?: { at: number; of: number };
  onSay: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One word: as it was written, as it was read, and what its author says. Enter goes on to the next. */
export function WordCard(props: Props) {
  const { examId, view, word, said, place, onSay, onStep, onClose } = props;
  const { read } = word;
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another word, another answer
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value = said ?? (read.struck ? '' : read.text);
    // On a phone the keyboard would cover the page before it is wanted.
    if (window.matchMedia?.('(pointer: fine)').matches) input.select();
  }, [word.id]);

  const say = (answer: string) => {
    onSay(answer);
    onStep(1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(field.current?.value.trim() ?? '');
  };

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-col gap-3"
    >
      <div className="-my-2 flex items-center justify-between gap-2">
        <p className="min-w-0 truncate">
          {read.struck ? text.wasStruck : <strong>{text.readAs(read.text)}</strong>}
        </p>
        <div className="-mr-2 flex shrink-0 items-center">
          {place && (
            <span className="mr-1 text-ink-soft text-sm">{text.seen(place.at, place.of)}</span>
          )}
          <Tool Icon={ChevronLeft} label={text.previous} onClick={() => onStep(-1)} />
          <Tool Icon={ChevronRight} label={text.next} onClick={() => onStep(1)} />
          <Tool Icon={X} label={text.close} onClick={onClose} />
        </div>
      </div>
      <WordCrop {...{ examId, view, word }} />
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label={text.wrote}
          placeholder={text.wrote}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={300}
          className={CONTROL}
        />
        <Button type="submit" look="secondary">
          {text.apply}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {!read.struck && (
          <Button size="small" onClick={() => say(read.text)}>
            {text.right}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => say('')}>
          {text.nothing}
        </Button>
      </div>
    </form>
  );
}

type ToolProps = { Icon: LucideIcon; label: string; onClick: () => void };

const Tool = ({ Icon, label, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-10 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
