import type { UseMutationResult } from '@tanstack/react-query';
import { adminText } from '#web/strings/admin-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Fact, FactList } from './fact-list.tsx';

const text = adminText.selftest;

type Props<T> = {
  name: string;
  hint: string;
  test: UseMutationResult<T, Error, void>;
  children: (data: T) => Fact[];
};

/** One test: its button, then its verdict with what was seen. */
export function TestCard<T extends { ok: boolean }>({ name, hint, test, children }: Props<T>) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={test.isPending && text.busy} onClick={() => test.mutate()}>
          {name}
        </Button>
        <span role="status">{test.data && <Verdict pass={test.data.ok} />}</span>
      </div>
      <p className="my-3 text-ink-soft">{hint}</p>
      {test.data && <FactList facts={children(test.data)} />}
    </Card>
  );
}

export const Verdict = ({ pass }: { pass: boolean }) => (
  <Badge tone={pass ? 'green' : 'red'}>{pass ? text.pass : text.fail}</Badge>
);
