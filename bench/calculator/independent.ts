/** The specification's sums done another way: fractions of whole numbers, the text of a grade never becoming a float. */
export type Case = { rows: { typed: string; coefficient: number }[]; honours: boolean };
export type Answer = { average: string | undefined; outcome: string };

export function independentAnswer({ rows, honours }: Case): Answer {
  let numerator = 0n;
  let weight = 0n;
  for (const { typed, coefficient } of rows) {
    const hundredths = hundredthsOf(typed);
    if (hundredths === undefined) continue;
    numerator += hundredths * BigInt(coefficient);
    weight += BigInt(coefficient);
  }
  if (weight === 0n) return { average: undefined, outcome: 'nothing' };
  const average = halfUp(numerator, weight);
  const text = `${average / 100n}.${String(average % 100n).padStart(2, '0')}`;
  return { average: text, outcome: outcomeOf(average, honours) };
}

/** Undefined: blank, or refused. */
function hundredthsOf(typed: string): bigint | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  const [whole = '0', part = ''] = text.split('.');
  const scale = 10n ** BigInt(part.length);
  const exact = BigInt(whole || '0') * scale + BigInt(part || '0');
  if (exact > 20n * scale) return undefined;
  return halfUp(exact * 100n, scale);
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (numerator * 2n + denominator) / (denominator * 2n);

function outcomeOf(hundredths: bigint, honours: boolean): string {
  if (honours && hundredths >= 1800n) return 'honours';
  if (hundredths >= 1600n) return 'tres-bien';
  if (hundredths >= 1400n) return 'bien';
  if (hundredths >= 1200n) return 'assez-bien';
  if (hundredths >= 1000n) return 'none';
  return hundredths >= 800n ? 'second-group' : 'failed';
}
