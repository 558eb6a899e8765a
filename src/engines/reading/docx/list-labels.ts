import {
  attributeOf,
  childOf,
  descendants,
  elementsOf,
  localName,
  type XmlElement,
} from './parse-xml.ts';

type Level = { format: string; text: string; start: number };
type Numbering = { levels: Map<number, Level> };

/** The label Word shows before each paragraph of a list ("II.", "a)", "•"): a pupil's plan lives there. */
export function listLabels(
  document: XmlElement,
  numbering?: XmlElement,
  styles?: XmlElement,
): Map<XmlElement, string> {
  const lists = numbering ? readNumbering(numbering) : new Map<string, Numbering>();
  const styleLists = styles ? readStyleLists(styles) : new Map<string, ListPlace>();
  const counters = new Map<string, number[]>();
  const labels = new Map<XmlElement, string>();

  for (const element of descendants(document)) {
    if (localName(element) !== 'p') continue;
    const place = placeOf(childOf(element, 'pPr'), styleLists);
    const list = place && lists.get(place.list);
    const level = list?.levels.get(place!.level);
    if (!place || !list || !level) continue;
    const counts = counters.get(place.list) ?? [];
    counters.set(place.list, advance(counts, place.level, list));
    labels.set(element, labelOf(level, counters.get(place.list)!, list));
  }
  return labels;
}

type ListPlace = { list: string; level: number };

function placeOf(
  properties: XmlElement | undefined,
  styleLists: Map<string, ListPlace>,
): ListPlace | undefined {
  const own = childOf(properties, 'numPr');
  const inherited = styleLists.get(attributeOf(childOf(properties, 'pStyle'), 'val') ?? '');
  const list = attributeOf(childOf(own, 'numId'), 'val') ?? inherited?.list;
  const level = Number(attributeOf(childOf(own, 'ilvl'), 'val') ?? inherited?.level ?? 0);
  return list === undefined || list === '0' ? undefined : { list, level };
}

function readStyleLists(styles: XmlElement): Map<string, ListPlace> {
  const found = new Map<string, ListPlace>();
  for (const style of elementsOf(childOf(styles, 'styles') ?? styles, 'style')) {
    const number = childOf(childOf(style, 'pPr'), 'numPr');
    const list = attributeOf(childOf(number, 'numId'), 'val');
    if (list) {
      const level = Number(attributeOf(childOf(number, 'ilvl'), 'val') ?? 0);
      found.set(attributeOf(style, 'styleId') ?? '', { list, level });
    }
  }
  return found;
}

function readNumbering(root: XmlElement): Map<string, Numbering> {
  const numbering = childOf(root, 'numbering') ?? root;
  const abstracts = new Map(
    elementsOf(numbering, 'abstractNum').map((a) => [
      attributeOf(a, 'abstractNumId'),
      readLevels(a),
    ]),
  );
  const lists = new Map<string, Numbering>();
  for (const num of elementsOf(numbering, 'num')) {
    const levels = new Map(abstracts.get(attributeOf(childOf(num, 'abstractNumId'), 'val')));
    for (const override of elementsOf(num, 'lvlOverride')) {
      const at = Number(attributeOf(override, 'ilvl'));
      const start = attributeOf(childOf(override, 'startOverride'), 'val');
      const level = levels.get(at);
      if (level && start) levels.set(at, { ...level, start: Number(start) });
    }
    lists.set(attributeOf(num, 'numId') ?? '', { levels });
  }
  return lists;
}

const readLevels = (abstract: XmlElement) =>
  new Map(
    elementsOf(abstract, 'lvl').map((lvl): [number, Level] => [
      Number(attributeOf(lvl, 'ilvl')),
      {
        format: attributeOf(childOf(lvl, 'numFmt'), 'val') ?? 'decimal',
        text: attributeOf(childOf(lvl, 'lvlText'), 'val') ?? '',
        start: Number(attributeOf(childOf(lvl, 'start'), 'val') ?? 1),
      },
    ]),
  );

/** The next number at this level; deeper levels begin again. */
function advance(counts: number[], level: number, { levels }: Numbering): number[] {
  const next = counts.slice(0, level + 1);
  for (let i = 0; i < level; i++) next[i] ??= levels.get(i)?.start ?? 1;
  next[level] = counts[level] === undefined ? (levels.get(level)?.start ?? 1) : counts[level] + 1;
  return next;
}

function labelOf({ format, text }: Level, counts: number[], { levels }: Numbering): string {
  if (format === 'bullet') return /^[-–—•o▪*]$/.test(text) ? text : '•';
  if (format === 'none') return '';
  return text.replace(/%(\d)/g, (_, digit) => {
    const level = Number(digit) - 1;
    return numeral(counts[level] ?? 1, levels.get(level)?.format ?? 'decimal');
  });
}

function numeral(n: number, format: string): string {
  if (format === 'upperRoman') return roman(n);
  if (format === 'lowerRoman') return roman(n).toLowerCase();
  if (format === 'upperLetter') return letter(n).toUpperCase();
  if (format === 'lowerLetter') return letter(n);
  return format === 'decimalZero' ? String(n).padStart(2, '0') : String(n);
}

// Word goes a … z, aa, bb …
const letter = (n: number) =>
  String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.min(5, Math.ceil(n / 26)));

function roman(n: number): string {
  const signs: [number, string][] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = Math.min(Math.max(n, 1), 3999);
  let written = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  }
  return written;
}
