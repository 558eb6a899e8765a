import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PassageView } from '#contract/second-reading.ts';
import { retryPassage } from '#web/api/results.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { secondReadingText } from '#web/strings/second-reading-text.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { BeforeAfter } from './before-after.tsx';

const { retry: text } = secondReadingText;
const FIRST_WORDS = 48;
const LONGEST = 20_000;

type Props = { resultId: string; passages: PassageView[] };

/** The passage as it was, to be written better. */
export function RetryForm({ resultId, passages }: Props) {
  const [chosen, choose] = useState(0);
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  const retry = useMutation({
    mutationFn: ({ exercise, paragraph, text }: PassageView) =>
      retryPassage(resultId, { exercise, paragraph, text }),
  });
  const passage = passages[chosen];
  if (!passage) return <p className="text-ink-soft">{text.none}</p>;
  const draft = drafts[chosen] ?? passage.text;
  const send = (event: FormEvent) => {
    event.preventDefault();
    retry.mutate({ ...passage, text: draft });
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label={text.which}
        options={passages.map(({ role, text: words }, i) => ({
          value: String(i),
          label: text.passage(text.roles[role], firstWords(words)),
        }))}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          choose(Number(currentTarget.value));
          retry.reset();
        }}
      />
      <TextAreaField
        label={text.text}
        rows={8}
        required
        maxLength={LONGEST}
        value={draft}
        onChange={({ currentTarget }) => setDrafts({ ...drafts, [chosen]: currentTarget.value })}
      />
      <Button type="submit" className="self-start" busy={retry.isPending && text.busy}>
        {text.send}
      </Button>
      {retry.isError && <p className="text-red">{problemSentence(retry.error)}</p>}
      {retry.data && <BeforeAfter outcome={retry.data} />}
    </form>
  );
}

const firstWords = (words: string) =>
  words.length > FIRST_WORDS
    ? `${words.slice(0, words.lastIndexOf(' ', FIRST_WORDS)).trim()}…`
    : words;
