type Props = { label: string; value: number; max: number };

/** How far along, told as a number too. */
export function Progress({ label, value, max }: Props) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-3 overflow-hidden rounded-full border border-edge bg-sheet"
    >
      <div
        className="h-full rounded-full bg-blue transition-[width] duration-500"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
