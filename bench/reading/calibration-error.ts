/** How far what is announced lies from what is true, on average over tenths (expected calibration error). */
export function calibrationError(observed: { announced: number; right: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const part = observed.filter((o) => Math.min(9, Math.floor(o.announced * 10)) === bin);
    if (part.length === 0) continue;
    const announced = part.reduce((sum, o) => sum + o.announced, 0) / part.length;
    const right = part.filter((o) => o.right).length / part.length;
    error += (part.length / observed.length) * Math.abs(announced - right);
  }
  return error;
}
