import { useId } from 'react';
import { formatMark } from '#web/strings/format.ts';

type Props = { label: string; name: string; value: number; onChange: (value: number) => void };

/** A grade by half points, under the finger or the arrow keys. */
export function Slider({ label, name, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-3">
      <label htmlFor={id} className="truncate font-medium">
        {name}
      </label>
      <output htmlFor={id} className="row-span-2 text-right font-semibold text-lg tabular-nums">
        {formatMark(value)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={20}
        step={0.5}
        value={value}
        aria-label={label}
        aria-valuetext={formatMark(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full cursor-pointer accent-[var(--blue)]"
      />
    </div>
  );
}
