import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';

const longestQuote = 8;

/** « le lot A », « le document 2 », « les mots « nuit » et « mort » », « en « s » » : past what tells it from the others. */
export function pastLabel(words: Word[], at: number, to: number, plural: boolean): number {
  if (at >= to) return at;
  const isLabel = (index: number) =>
    index < to && (/^\p{Lu}$/u.test(words[index]!.raw) || words[index]!.kind === 'number');
  if (isLabel(at)) {
    // « les documents 1 et 2 ».
    const second = plural && /^(?:et|à)$/.test(words[at + 1]?.form ?? '') && isLabel(at + 2);
    return at + (second ? 3 : 1);
  }
  const start = words[at]!.form === 'en' && words[at + 1]?.form === '«' ? at + 1 : at;
  let end = pastQuote(words, start, to);
  if (end === start) return at;
  while (plural && /^(?:et|ou|,)$/.test(words[end]?.form ?? '')) {
    const further = pastQuote(words, end + 1, to);
    if (further === end + 1) break;
    end = further;
  }
  return end;
}

/** The index past « … », or the same when nothing is quoted here. */
function pastQuote(words: Word[], at: number, to: number): number {
  if (words[at]?.form !== '«') return at;
  for (let i = at + 1; i < Math.min(to, at + longestQuote); i++)
    if (words[i]!.form === '»') return i + 1;
  return at;
}

/** « Mes baskets taille quarante » : a noun and its figure, where a verb would go on with what is counted. */
export function isSizeLabel(words: Word[], at: number, lexicon: Lexicon): boolean {
  const [figure, after] = [words[at + 1], words[at + 2]];
  if (figure?.sentence !== words[at]!.sentence || !isFigure(figure)) return false;
  const counts = after?.sentence === figure.sentence && /^(?:NOUN|ADJ|NUM|ADP)$/.test(after.tag);
  return !counts && lexicon.readings(words[at]!.form).some(({ pos }) => pos === 'nc');
}

const isFigure = ({ kind, tag, form }: Word) =>
  kind === 'number' ||
  tag === 'NUM' ||
  /^(?:vingt|trente|quarante|cinquante|soixante|cent)/.test(form);
