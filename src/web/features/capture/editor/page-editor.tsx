import { Maximize, RotateCw, ScanLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { captureText } from '#web/strings/capture-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CapturedPage, Edit } from '../captured-page.ts';
import { type Quad, wholeOf } from '../image/quad.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { CornerHandles } from './corner-handles.tsx';

const { editor: text } = captureText;
const WHOLE = wholeOf({ width: 1, height: 1 });

type Props = {
  page: CapturedPage;
  number: number;
  onClose: () => void;
  onApply: (edit: Edit) => void;
};

/** The photo as it was taken, with four corners to place and a button to turn it. */
export function PageEditor({ page, number, onClose, onApply }: Props) {
  const url = useObjectUrl(page.original);
  const stage = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(page.edit.turns);
  const [corners, setCorners] = useState<Quad>(page.edit.corners ?? page.study?.corners ?? WHOLE);
  const [size, setSize] = useState({
    width: page.study?.width ?? 3,
    height: page.study?.height ?? 4,
  });
  const isLying = turns % 2 === 1;
  const ratio = isLying ? size.height / size.width : size.width / size.height;
  const isWhole = corners.every(({ x, y }, at) => x === WHOLE[at]?.x && y === WHOLE[at]?.y);

  return (
    <Dialog open onClose={onClose} title={text.title(number)}>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{text.hint}</p>
      <div className="-mx-2 mt-4 flex justify-center">
        <div
          ref={stage}
          className="relative select-none"
          style={{ aspectRatio: ratio, width: `min(100%, calc(56dvh * ${ratio}))` }}
        >
          {url && (
            <img
              src={url}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
              style={{
                width: isLying ? `${100 / ratio}%` : '100%',
                height: isLying ? `${100 * ratio}%` : '100%',
                rotate: `${turns * 90}deg`,
              }}
              className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 max-w-none"
            />
          )}
          <CornerHandles {...{ stage, corners, turns }} onChange={setCorners} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setTurns((turns + 1) % 4)}>
          <RotateCw aria-hidden="true" className="size-4" />
          {text.turn}
        </Button>
        {page.study?.corners && (
          <Button
            look="secondary"
            size="small"
            onClick={() => setCorners(page.study?.corners ?? WHOLE)}
          >
            <ScanLine aria-hidden="true" className="size-4" />
            {text.propose}
          </Button>
        )}
        <Button look="secondary" size="small" disabled={isWhole} onClick={() => setCorners(WHOLE)}>
          <Maximize aria-hidden="true" className="size-4" />
          {text.whole}
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onApply(isWhole ? { turns } : { turns, corners })}>
          {text.apply}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {uiText.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
