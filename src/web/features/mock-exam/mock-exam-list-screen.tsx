import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { StartForm, TemplateCard } from '#contract/mock-exam.ts';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import type { Mode } from '#domain/mock-exam/attempt.ts';
import {
  ATTEMPTS_KEY,
  listAttempts,
  listTemplates,
  startAttempt,
  TEMPLATES_KEY,
} from '#web/api/mock-exams.ts';
import { examText } from '#web/strings/exam-text.ts';
import { mockExamText as text } from '#web/strings/mock-exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { AttemptsUnderWay } from './attempts-under-way.tsx';
import { filterPapers, type PaperFilter } from './filter-papers.ts';
import { PaperCard } from './paper-card.tsx';
import { StartDialog } from './start-dialog.tsx';

const ANY: PaperFilter = { subject: '', level: '' };

export function MockExamListScreen() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const papers = useQuery({ queryKey: TEMPLATES_KEY, queryFn: listTemplates });
  const attempts = useQuery({ queryKey: ATTEMPTS_KEY, queryFn: listAttempts, staleTime: 0 });
  const [filter, setFilter] = useState(ANY);
  const [chosen, setChosen] = useState<TemplateCard>();
  const start = useMutation({
    mutationFn: (choice: StartForm) => startAttempt(choice),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ATTEMPTS_KEY });
      if (id) navigate(`/mock-exam/${id}`);
      else notify.error(text.failures.data);
    },
    onError: (error) => notify.error(text.failures.start, { description: problemSentence(error) }),
  });
  const begin = (paper: TemplateCard, mode: Mode) => {
    if (mode === 'timed') setChosen(paper);
    else start.mutate({ templateId: paper.id, mode, extraTime: false });
  };
  const busyOf = ({ id }: TemplateCard) =>
    start.isPending && start.variables.templateId === id ? start.variables.mode : undefined;
  const shown = filterPapers(papers.data ?? [], filter);

  return (
    <div className="flex flex-col gap-7">
      <header>
        <ScreenTitle>{text.title}</ScreenTitle>
        <p className="mt-2 text-ink-soft">{text.lead}</p>
      </header>
      {papers.isPending && (
        <div role="status">
          <span className="sr-only">{uiText.loading}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {papers.isError && (
        <Notice tone="problem" title={text.failures.list} live>
          <p>{problemSentence(papers.error)}</p>
          <Button look="secondary" size="small" className="mt-2" onClick={() => papers.refetch()}>
            {uiText.retry}
          </Button>
        </Notice>
      )}
      {papers.data && (
        <>
          <AttemptsUnderWay attempts={attempts.data ?? []} papers={papers.data} />
          <section className="flex flex-col gap-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label={text.filters.subject}
                placeholder={text.filters.all}
                value={filter.subject}
                options={SUBJECTS.map((value) => ({ value, label: examText.subjects[value] }))}
                onChange={(event) => setFilter({ ...filter, subject: event.target.value })}
              />
              <SelectField
                label={text.filters.level}
                placeholder={text.filters.allLevels}
                value={filter.level}
                options={LEVELS.map((value) => ({ value, label: examText.levels[value] }))}
                onChange={(event) => setFilter({ ...filter, level: event.target.value })}
              />
            </div>
            <p role="status" className="text-ink-soft">
              {shown.length === 0 ? text.filters.none : text.filters.found(shown.length)}
            </p>
            {shown.length === 0 && (
              <Button look="secondary" className="self-start" onClick={() => setFilter(ANY)}>
                {text.filters.reset}
              </Button>
            )}
            <ul className="grid gap-5 md:grid-cols-2">
              {shown.map((paper) => (
                <li key={paper.id} className="grid">
                  <PaperCard
                    paper={paper}
                    busy={busyOf(paper)}
                    onStart={(mode) => begin(paper, mode)}
                  />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <StartDialog
        paper={chosen}
        busy={start.isPending}
        onClose={() => setChosen(undefined)}
        onStart={(extraTime) =>
          chosen && start.mutate({ templateId: chosen.id, mode: 'timed', extraTime })
        }
      />
    </div>
  );
}
