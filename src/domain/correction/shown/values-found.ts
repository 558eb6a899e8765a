import type { Span } from '../transcript.ts';

/** A number in full: « 334 400 », « 4,95 », « 6,77 × 10⁶ », « 3√2 », « 5/3 ». */
const NUMBER = String.raw`[-−]?\d[\d\s]*(?:[.,]\d+)?(?:\s?[×*]\s?10(?:\^[({]?[-−]?\d+[)}]?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?:\s?\/\s?\d+)?`;
const UNIT =
  /^\s?(?:%|°C?|€|euros?|(?:[kMGmµnhcd]?(?:m|g|L|s|V|A|W|J|N|Pa|K|mol|Hz|Wh|eV|Ω|C|T|F|bar))(?:[²³]|\^[-−]?\d|[⁻¹²³]+)?(?:\s?[/.·]\s?[kmµ]?(?:m|g|L|s|h|kg|mol|K|C)(?:[²³]|\^[-−]?\d|[⁻¹²³]+)?)*|min|h|ans?|jours?|unités?|personnes|fois|dB|rad)(?!\p{L})/u;

/** The values a line ends on, after its last sign of equality or where it says what was found. */
export function valuesFound(line: string): Span[] {
  const ends = [...line.matchAll(new RegExp(`[=≈]\\s*(${NUMBER})`, 'g'))].filter((match) => {
    const after = line
      .slice(match.index + match[0].length)
      .replace(UNIT, '')
      .trimStart();
    return !/^[-+−×*/÷^(=≈√\p{L}]/u.test(after) || /^\p{L}{2}/u.test(after);
  });
  const said = [
    ...line.matchAll(
      new RegExp(
        `(?:est|vaut|valent|obtient|trouve|soit|environ|donc)\\s+(?:de\\s+|d['’]environ\\s+)?(${NUMBER})`,
        'g',
      ),
    ),
  ];
  const bare = new RegExp(`^\\s*(?:\\d{1,2}\\s?[a-h]?\\s?[.)°:]\\s+)?(${NUMBER})`).exec(line);
  return [...ends, ...said, ...(bare ? [bare] : [])].flatMap((match) => {
    const value = (match[1] ?? '').trimEnd();
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    return value === '' ? [] : [{ start, end: start + value.length }];
  });
}

export const endsWithUnit = (line: string, end: number): boolean => UNIT.test(line.slice(end));
