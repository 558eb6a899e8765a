import { fold } from '../fold.ts';

/** Share of what was expected that the answer says: its values, or its words where there are none. */
export function matchExpected(answer: string, expected: string): number {
  const choice = /^\s*([A-D])\s*$/i.exec(expected)?.[1];
  if (choice)
    return new RegExp(`(?:^|[^\\p{L}])${choice}\\s*[.)]?\\s*$`, 'iu').test(answer.trim()) ? 1 : 0;
  const wanted = valuesIn(expected);
  if (wanted.length > 0) {
    const given = valuesIn(answer);
    return (
      wanted.filter((value) => given.some((other) => same(value, other))).length / wanted.length
    );
  }
  const words = [...new Set(fold(expected).match(/\p{L}{5,}/gu) ?? [])];
  const said = fold(answer);
  return words.length === 0
    ? 0.5
    : words.filter((word) => said.includes(word.slice(0, 6))).length / words.length;
}

/** Numbers with a French or English decimal sign, and simple fractions. */
function valuesIn(text: string): number[] {
  const clean = text
    .replaceAll('−', '-')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d) (\d{3})\b/g, '$1$2');
  return [...clean.matchAll(/-?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?/g)].map(([value]) => {
    const [top, bottom] = value.split('/').map(Number);
    return bottom ? (top ?? 0) / bottom : (top ?? 0);
  });
}

const same = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.006, Math.abs(a) * 0.005);
