import { useState } from 'react';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useMedium } from './use-medium.ts';

const { comment: text } = resultText;
const SHORT = 280;

type Props = {
  comment: string /** False where the server kept the rest for Pro. */;
  isWhole: boolean;
};

/** The comment shortened first, whole for whoever asks; on the free plan the server sent only its start. */
export function CommentCard({ comment, isWhole }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useMedium('print');
  if (!comment) return null;
  const canFold = isWhole && comment.length > SHORT;
  return (
    <Card title={text.title}>
      <p className="max-w-prose whitespace-pre-line">
        {canFold && !isOpen && !isPrinting ? shorten(comment) : comment}
      </p>
      {canFold && (
        <Button
          look="quiet"
          size="small"
          className="mt-2 -ml-3 print:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.fewer : text.more}
        </Button>
      )}
    </Card>
  );
}

const shorten = (comment: string) => `${comment.slice(0, comment.lastIndexOf(' ', SHORT))}…`;
