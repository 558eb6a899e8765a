import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { listPassages, passagesKey } from '#web/api/results.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { secondReadingText } from '#web/strings/second-reading-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RetryForm } from './retry-form.tsx';

const { retry: text } = secondReadingText;

/** A passage written again, and what it would change: the fastest way to learn from a remark. */
export function RetryCard({ resultId }: { resultId: string }) {
  const [isOpen, setOpen] = useState(false);
  const passages = useQuery({
    queryKey: passagesKey(resultId),
    queryFn: () => listPassages(resultId),
    enabled: isOpen,
  });
  return (
    <Card title={text.title} className="print:hidden">
      <p className="mb-4 max-w-prose text-ink-soft">{text.intro}</p>
      {passages.data ? (
        <RetryForm resultId={resultId} passages={passages.data} />
      ) : (
        <Button
          look="secondary"
          busy={isOpen && passages.isFetching && text.loading}
          onClick={() => (isOpen ? passages.refetch() : setOpen(true))}
        >
          <PencilLine aria-hidden="true" className="size-5" />
          {text.open}
        </Button>
      )}
      {passages.isError && <p className="mt-2 text-red">{problemSentence(passages.error)}</p>}
    </Card>
  );
}
