import { isProblem } from '#web/api/problem.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { InkBlotArt } from '#web/ui/art/ink-blot-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const { failures } = mockExamText;

type Props = { title: string; error?: unknown; onRetry?: () => void };

/** Why the paper cannot be shown, and what to do about it. */
export function RoomTrouble({ title, error, onRetry }: Props) {
  const mayRetry = onRetry && !isProblem(error, 404);
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        whole
        art={<InkBlotArt />}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {mayRetry && <Button onClick={() => onRetry()}>{uiText.retry}</Button>}
            <ButtonLink to="/mock-exam" look="secondary">
              {failures.back}
            </ButtonLink>
          </div>
        }
      >
        {error !== undefined && problemSentence(error)}
      </EmptyState>
    </main>
  );
}
