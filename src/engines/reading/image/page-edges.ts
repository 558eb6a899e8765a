/** Red, green and blue, three bytes a pixel. */
export type ColourImage = { width: number; height: number; data: Uint8Array };

export type Edges = {
  width: number;
  height: number;
  strength: Float32Array;
  /** Towards the light. */
  gx: Float32Array;
  gy: Float32Array;
  /** What counts as an edge in this picture. */
  strong: number;
};

/** Wipes thin dark strokes (the writing) off a picture, leaving the outlines of large things in place. */
export function closeInk({ width, height, data }: ColourImage, reach: number): ColourImage {
  const grown = brighten(brighten(data, 3, reach), width * 3, reach);
  const negative = grown.map((v) => 255 - v);
  const back = brighten(brighten(negative, 3, reach), width * 3, reach);
  return { width, height, data: back.map((v) => 255 - v) };
}

/** Each value becomes the brightest within `reach` steps either way; rows run into one another, which the margins absorb. */
function brighten(data: Uint8Array, step: number, reach: number): Uint8Array {
  let out = data;
  for (let pass = 0; pass < reach; pass++) {
    const next = out.slice();
    for (let i = step; i < out.length - step; i++) {
      const before = out[i - step]!;
      const after = out[i + step]!;
      const most = before > after ? before : after;
      if (most > next[i]!) next[i] = most;
    }
    out = next;
  }
  return out;
}

/** Where the picture changes, how much and towards which side it is lighter; the clearest of the three colours speaks. */
export function edgesOf({ width, height, data }: ColourImage): Edges {
  const strength = new Float32Array(width * height);
  const gx = new Float32Array(width * height);
  const gy = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      for (let c = 0; c < 3; c++) {
        const p = at * 3 + c;
        const dx =
          data[p + 3 - row]! +
          2 * data[p + 3]! +
          data[p + 3 + row]! -
          data[p - 3 - row]! -
          2 * data[p - 3]! -
          data[p - 3 + row]!;
        const dy =
          data[p + row - 3]! +
          2 * data[p + row]! +
          data[p + row + 3]! -
          data[p - row - 3]! -
          2 * data[p - row]! -
          data[p - row + 3]!;
        const s = Math.hypot(dx, dy);
        if (s > strength[at]!) {
          strength[at] = s;
          gx[at] = dx;
          gy[at] = dy;
        }
      }
    }
  }
  const sorted = strength.filter((_, i) => i % 7 === 0).sort();
  return {
    width,
    height,
    strength,
    gx,
    gy,
    strong: Math.max(28, sorted[Math.floor(sorted.length * 0.9)]! * 0.8),
  };
}
