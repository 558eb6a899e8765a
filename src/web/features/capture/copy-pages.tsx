import { useState } from 'react';
import { captureText as text } from '#web/strings/capture-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { CapturedPage } from './captured-page.ts';
import { PageEditor } from './editor/page-editor.tsx';
import { FileZone } from './file-zone.tsx';
import { PageList } from './page-list.tsx';
import type { CopyInHand } from './use-copy-draft.ts';
import { usePickFiles } from './use-pick-files.ts';

type Props = {
  copy: CopyInHand;
  /** How much of each file has left, while the copy is being sent. */
  shares?: number[];
  error?: string;
  /** The statement may be among the pages. */
  withSubject?: boolean;
};

/** The pages of a copy, wherever one is laid down: photographed, put in order, cropped, turned, judged. */
export function CopyPages({ copy, shares, error, withSubject }: Props) {
  const { draft, change, prepare } = copy;
  const add = usePickFiles(draft, copy.add);
  const [editing, setEditing] = useState<CapturedPage>();
  return (
    <>
      {copy.isRestored && <Restored onForget={copy.forget} />}
      <PageList
        {...{ shares, withSubject }}
        pages={draft.pages}
        working={copy.working}
        onPages={(pages) => change({ pages })}
        onEdit={setEditing}
        onRetake={(page, photo) => {
          const { study: _, ...rest } = page;
          void prepare({ ...rest, original: photo, edit: { turns: 0 } });
        }}
      />
      <FileZone hasPages={draft.pages.length > 0} error={error} onAdd={add} />
      {editing && (
        <PageEditor
          page={editing}
          number={draft.pages.findIndex(({ id }) => id === editing.id) + 1}
          onClose={() => setEditing(undefined)}
          onApply={(edit) => {
            void prepare({ ...editing, edit });
            setEditing(undefined);
          }}
        />
      )}
    </>
  );
}

const Restored = ({ onForget }: { onForget: () => void }) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-blue-wash px-4 py-1.5"
  >
    <p>{text.restored}</p>
    <Button look="quiet" size="small" onClick={onForget}>
      {text.startOver}
    </Button>
  </div>
);
