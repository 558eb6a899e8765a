export type Example = { features: number[]; right: boolean };

/** Weights of a logistic regression, by plain gradient steps: a few thousand examples need nothing better. */
export function fitLogistic(examples: Example[], steps = 1500, rate = 0.1): number[] {
  let weights = examples[0]!.features.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map(() => 0);
    for (const { features, right } of examples) {
      const miss = (right ? 1 : 0) - predict(weights, features);
      features.forEach((value, i) => {
        slope[i]! += miss * value;
      });
    }
    weights = weights.map((w, i) => w + (rate * slope[i]!) / examples.length);
  }
  return weights;
}

export const predict = (weights: number[], features: number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
