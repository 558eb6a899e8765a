import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { TranscriptView } from '#contract/transcript.ts';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { sendFixes, transcriptKey } from '#web/api/transcript.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { transcriptText as text } from '#web/strings/transcript-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { PagePhoto } from './page-photo.tsx';
import { PageText } from './page-text.tsx';
import { TranscriptLegend } from './transcript-legend.tsx';
import { useSays } from './use-says.ts';
import { WordCard } from './word-card.tsx';
import { fixesOf, lookOf, wordsOf } from './word-place.ts';

type Props = { examId: string; transcript: TranscriptView; isAgain: boolean };

/** Photo and text side by side, the doubtful words marked on both, and a card to settle each. */
export function TranscriptCheck({ examId, transcript, isAgain }: Props) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { says, say, forget } = useSays(examId);
  const [selected, select] = useState<string>();
  const words = useMemo(() => wordsOf(transcript), [transcript]);
  const toSee = useMemo(() => words.filter(({ read }) => read.doubtful), [words]);
  const left = toSee.filter((word) => lookOf(word, says) === 'doubtful');
  const word = words.find(({ id }) => id === selected);
  const fixes = fixesOf(words, says);

  /** Among the words to look at when the word is one of them, among all otherwise. */
  const step = (by: 1 | -1) => {
    const row = word?.read.doubtful ? toSee : words;
    const at = row.findIndex(({ id }) => id === selected);
    select(row[at + by]?.id);
  };

  const send = useMutation({
    mutationFn: () => sendFixes(examId, fixes),
    async onSuccess() {
      await forget();
      await client.invalidateQueries({ queryKey: EXAMS_KEY });
      await client.invalidateQueries({ queryKey: transcriptKey(examId) });
      notify.success(text.sent);
      navigate(`/history?focus=${examId}`);
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <ScreenTitle>{text.title}</ScreenTitle>
        <p className="max-w-prose text-ink-soft">{isAgain ? text.againHint : text.lead}</p>
        <TranscriptLegend words={words} />
      </header>
      {transcript.pages.map((view, pageAt) => {
        const page = pageAt + 1;
        const ofPage = words.filter((one) => one.page === page);
        const shared = { page, view, words: ofPage, says, onSelect: select };
        return (
          <section key={page} aria-label={text.page(page)} className="grid gap-4 lg:grid-cols-2">
            {view.hasPicture && (
              <details open={isWide()} className="lg:sticky lg:top-4 lg:self-start">
                <summary className="min-h-11 cursor-pointer py-2 font-semibold text-blue">
                  {text.photo(page)}
                </summary>
                <PagePhoto {...shared} examId={examId} selected={selected} />
              </details>
            )}
            <div>
              <h2 className="py-2 font-sans font-semibold text-base">{text.text(page)}</h2>
              <PageText {...shared} selected={selected} />
            </div>
          </section>
        );
      })}
      <div className="sheet sticky bottom-3 z-20 flex flex-col gap-3 self-stretch p-4 shadow-lift lg:ml-auto lg:w-[calc(50%-0.5rem)]">
        {word && (
          <WordCard
            examId={examId}
            view={transcript.pages[word.page - 1]!}
            word={word}
            said={says.get(word.id)}
            place={placeOf(toSee, word.id)}
            onSay={(answer) => say(word.id, answer)}
            onStep={step}
            onClose={() => select(undefined)}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="font-medium">
            {text.left(left.length)}
          </p>
          <div className="flex flex-wrap gap-2">
            {!word && left[0] && (
              <Button look="secondary" onClick={() => select(left[0]?.id)}>
                {text.start}
              </Button>
            )}
            <Button
              disabled={isAgain && fixes.length === 0}
              busy={send.isPending && text.sending}
              onClick={() => send.mutate()}
            >
              {isAgain ? text.sendAgain : text.send}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

const isWide = () => window.matchMedia?.('(min-width: 1024px)').matches ?? true;

function placeOf(row: { id: string }[], id: string) {
  const at = row.findIndex((word) => word.id === id);
  return at === -1 ? undefined : { at: at + 1, of: row.length };
}
