/** The middle value, and the quarters around it. */
export function spreadOf(values: number[]): { low: number; middle: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    return (sorted[Math.floor(place)]! + sorted[Math.ceil(place)]!) / 2;
  };
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}
