import { useRef, useState } from 'react';
import { captureText as text } from '#web/strings/capture-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { CapturedPage } from './captured-page.ts';
import { movePage } from './copy-draft.ts';
import { PageRow } from './page-row.tsx';

type Props = {
  pages: CapturedPage[];
  working: ReadonlySet<string>;
  /** How much of each file has left, while the copy is being sent. */
  shares?: number[];
  withSubject?: boolean;
  onPages: (pages: CapturedPage[]) => void;
  onEdit: (page: CapturedPage) => void;
  onRetake: (page: CapturedPage, photo: File) => void;
};

/** The pages in their order: dragged by the grip or moved by buttons, removed and brought back. */
export function PageList(props: Props) {
  const { pages, working, shares, withSubject, onPages, onEdit, onRetake } = props;
  const list = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState<{ page: CapturedPage; at: number }>();
  const [said, say] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pages.length || from === to) return;
    onPages(movePage(pages, from, to));
    say(text.page.moved(from + 1, to + 1));
    setRemoved(undefined);
  };
  const remove = (at: number) => {
    const page = pages[at];
    if (!page) return;
    onPages(pages.filter((_, index) => index !== at));
    setRemoved({ page, at });
    say(text.removed(page.original.name));
  };
  const bringBack = () => {
    if (!removed) return;
    const { page, at } = removed;
    onPages([...pages.slice(0, at), page, ...pages.slice(at)]);
    setRemoved(undefined);
    say('');
  };
  /** The place under the finger: as many rows as have their middle above it. */
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;

  if (pages.length === 0 && !removed) return null;
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} className="@container flex flex-col gap-3">
        {pages.map((page, index) => (
          <PageRow
            key={page.id}
            page={page}
            number={index + 1}
            last={pages.length}
            isWorking={working.has(page.id)}
            share={shares?.[index]}
            onMove={(to) => move(index, to)}
            onDrag={(y) => {
              const at = placeAt(y);
              move(index, Math.min(at > index ? at - 1 : at, pages.length - 1));
            }}
            onRemove={() => remove(index)}
            onEdit={() => onEdit(page)}
            onRetake={(photo) => onRetake(page, photo)}
            onSubject={
              withSubject
                ? (isSubject) =>
                    onPages(pages.map((one) => (one.id === page.id ? { ...one, isSubject } : one)))
                : undefined
            }
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {removed && (
        <div className="flex items-center justify-between gap-3 rounded-field bg-well px-4 py-1.5">
          <span className="min-w-0 truncate text-ink-soft">
            {text.removed(removed.page.original.name)}
          </span>
          <Button look="quiet" size="small" onClick={bringBack}>
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
