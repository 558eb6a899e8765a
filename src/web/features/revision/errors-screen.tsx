import { useQuery } from '@tanstack/react-query';
import type { ErrorExamplesView } from '#contract/revision.ts';
import { ERRORS_KEY, listErrors } from '#web/api/revision.ts';
import { ErrorLine } from '#web/features/dashboard/errors-card.tsx';
import { useMember } from '#web/features/session/use-member.ts';
import { errorText as text } from '#web/strings/error-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

/** What comes back from copy to copy, each with sentences of the pupil's own. */
export function ErrorsScreen() {
  const { isPro } = useMember();
  const { data, isError } = useQuery({ queryKey: ERRORS_KEY, queryFn: listErrors, enabled: isPro });
  if (!isPro) {
    return (
      <EmptyState
        art={<BlankCopyArt />}
        title={text.locked.title}
        action={<ButtonLink to="/upgrade">{text.locked.action}</ButtonLink>}
        whole
      >
        {text.locked.text}
      </EmptyState>
    );
  }
  if (isError) return <Notice tone="problem" title={text.failed} live />;
  if (!data) return <PageWait>{text.loading}</PageWait>;
  if (data.length === 0) {
    return (
      <EmptyState
        art={<BlankCopyArt />}
        title={text.none}
        action={<ButtonLink to="/correction">{text.send}</ButtonLink>}
        whole
      >
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <header>
        <ScreenTitle>{text.title}</ScreenTitle>
        <p className="mt-2 max-w-prose text-ink-soft">{text.intro}</p>
      </header>
      <ul className="flex flex-col gap-4">
        {data.map((error) => (
          <ErrorSheet key={`${error.kind}-${error.category}`} error={error} />
        ))}
      </ul>
      <ButtonLink to="/revision" className="self-start">
        {text.revise}
      </ButtonLink>
    </div>
  );
}

function ErrorSheet({ error }: { error: ErrorExamplesView }) {
  return (
    <li className="sheet px-5 py-3 sm:px-7">
      <ul>
        <ErrorLine error={error} />
      </ul>
      {error.examples.length > 0 && (
        <div className="pb-2">
          <p className="text-ink-faint text-sm">{text.examples}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {error.examples.map(({ before, wrong, right, after }) => (
              <li key={before + wrong + after} className="font-hand text-[0.9375rem] leading-[2]">
                {before}
                <s className="text-red">{wrong}</s> <b className="text-green">{right}</b>
                {after}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
