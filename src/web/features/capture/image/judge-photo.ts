import type { Gray } from './quad.ts';

/** What is worth saying about a photo before it leaves. */
export type PhotoFaults = { blurred: boolean; dark: boolean };

/** Below this share of the fall from paper to ink in one step, strokes run into each other. */
const SOFT = 0.35;
/** Paper this dim is read badly. */
const DIM = 0.35;
/** Too little ink to judge: a blank page is not blurred. */
const BLANK = 0.12;

export function judgePhoto(gray: Gray): PhotoFaults {
  const { light, contrast, steep } = measurePhoto(gray);
  const share = contrast === 0 ? 0 : steep / contrast;
  return { dark: light < DIM, blurred: contrast > BLANK * light && share < SOFT };
}

/** The light of the paper, how far the ink falls below it, and how fast at the steepest strokes; 0 to 1. */
export function measurePhoto({ data, width, height }: Gray) {
  const lights = new Array<number>(256).fill(0);
  const steps = new Array<number>(256).fill(0);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const here = data[at] as number;
      lights[here] = (lights[here] as number) + 1;
      const across = Math.abs((data[at + 1] as number) - here);
      const down = Math.abs((data[at + width] as number) - here);
      const step = Math.max(across, down);
      steps[step] = (steps[step] as number) + 1;
    }
  }
  const paper = rank(lights, 0.75);
  const ink = rank(lights, 0.02);
  return { light: paper / 255, contrast: (paper - ink) / 255, steep: rank(steps, 0.995) / 255 };
}

/** The value below which that share of all counted values lies. */
function rank(counts: number[], share: number): number {
  const total = counts.reduce((sum, times) => sum + times, 0);
  let below = 0;
  for (const [value, times] of counts.entries()) {
    below += times;
    if (below >= total * share) return value;
  }
  return 255;
}
