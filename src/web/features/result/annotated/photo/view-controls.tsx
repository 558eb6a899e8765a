import { ZoomIn, ZoomOut } from 'lucide-react';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

const { copy: text } = resultText;
export const ZOOMS = [1, 1.5, 2, 3];
export type CopyViewMode = 'photo' | 'text';

type Props = {
  mode: CopyViewMode;
  onMode: (mode: CopyViewMode) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
};

/** The page as written or as read, and how large. */
export function ViewControls({ mode, onMode, zoom, onZoom }: Props) {
  const step = (by: number) => onZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <ChoiceGroup
        legend={text.view}
        options={[
          { value: 'photo', label: text.photo },
          { value: 'text', label: text.read },
        ]}
        input={{ name: 'view', onChange: ({ target }) => onMode(target.value as CopyViewMode) }}
        value={mode}
      />
      {mode === 'photo' && (
        <div className="flex items-center gap-2">
          <Button
            look="secondary"
            aria-label={text.zoomOut}
            disabled={zoom === ZOOMS[0]}
            onClick={() => step(-1)}
          >
            <ZoomOut aria-hidden="true" className="size-5" />
          </Button>
          <output aria-live="polite" className="w-14 text-center text-ink-soft">
            {text.zoom(zoom)}
          </output>
          <Button
            look="secondary"
            aria-label={text.zoomIn}
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => step(1)}
          >
            <ZoomIn aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </div>
  );
}
