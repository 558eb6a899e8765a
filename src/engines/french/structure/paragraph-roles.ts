import type { Paragraph } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import { fold } from './fold.ts';
import type { Marks } from './marks.ts';

const shortLine = 16;
const leastWords = 60;
const numbered = /^(?:[IVX]{1,4}|\d{1,2}|[A-Ca-c])\s*[.)\-–:/]/u;
const finished = /[.!?…:;]\s*[»”")]?$/u;

/** What each block of an essay is. A part that cannot be told is left in the development. */
export function paragraphRoles(document: FrenchDocument, marks: Marks): Paragraph[] {
  const paragraphs = document.paragraphs.map(({ start, end, from, to }): Paragraph => {
    const { words, sentences } = document;
    let count = 0;
    for (let i = sentences[from]!.from; i < sentences[to - 1]!.to; i++)
      if (isCounted(words[i]!)) count += 1;
    return { start, end, from, to, words: count, role: 'development' };
  });
  for (const paragraph of paragraphs) if (isTitle(document, paragraph)) paragraph.role = 'title';
  const body = mainWork(document, paragraphs).filter(({ role }) => role !== 'title');
  const total = body.reduce((sum, { words }) => sum + words, 0);
  if (total >= leastWords) {
    const essay = { document, marks, body, total };
    markHeaded(document, paragraphs);
    if (!body.some(({ role }) => role === 'conclusion')) markConclusion(essay);
    if (!body.some(({ role }) => role === 'introduction')) markIntroduction(essay);
  }
  return paragraphs;
}

/** After a summary of a text, the essay starts anew under its own heading. */
function mainWork({ text }: FrenchDocument, paragraphs: Paragraph[]): Paragraph[] {
  const heading = paragraphs.findLastIndex(
    ({ role, start, end }) =>
      role === 'title' && /^(?:essai|dissertation)\b/i.test(text.slice(start, end)),
  );
  const words = (list: Paragraph[]) => list.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const after = paragraphs.slice(heading + 1);
  return words(after) > words(paragraphs) * 0.4 ? after : paragraphs;
}

export const isCounted = ({ kind }: { kind: string }) => kind === 'word' || kind === 'number';

type Essay = { document: FrenchDocument; marks: Marks; body: Paragraph[]; total: number };

function isTitle({ text, words, sentences }: FrenchDocument, paragraph: Paragraph): boolean {
  const line = text.slice(paragraph.start, paragraph.end);
  if (/^sujet\b/i.test(line) && paragraph.words <= 60) return true;
  if (paragraph.words > shortLine || finished.test(line)) return paragraph.words === 0;
  const { from } = sentences[paragraph.from]!;
  const inside = words.slice(from, sentences[paragraph.to - 1]!.to);
  const verb = inside.some(({ tag }) => tag === 'VERBf' || tag === 'AUXf');
  return !verb || numbered.test(line) || paragraph.words <= 6;
}

/** « Introduction », « Conclusion » written as headings settle the matter. */
function markHeaded({ text }: FrenchDocument, paragraphs: Paragraph[]): void {
  let role: Paragraph['role'] | undefined;
  for (const paragraph of paragraphs) {
    if (paragraph.role === 'title') {
      const line = fold(text.slice(paragraph.start, paragraph.end))
        .replace(/[^a-z ]/g, '')
        .trim();
      const named = /^(?:[ivx]+ )?(introduction|conclusion)\b/.exec(line)?.[1];
      role = named as typeof role;
    } else if (role) paragraph.role = role;
  }
}

const wordsOf = ({ document }: Essay, { from, to }: Paragraph): [number, number] => [
  document.sentences[from]!.from,
  document.sentences[to - 1]!.to,
];

const asks = (essay: Essay, paragraph: Paragraph) => {
  const [from, to] = wordsOf(essay, paragraph);
  return (
    essay.marks.has('indirect', from, to) ||
    essay.document.words.slice(from, to).some(({ form, shield }) => form === '?' && !shield)
  );
};

const announces = (essay: Essay, paragraph: Paragraph) => {
  const [from, to] = wordsOf(essay, paragraph);
  const { words } = essay.document;
  return (
    essay.marks.has('announce', from, to) ||
    essay.marks.within('plan', from, to).some((at) => words[at]!.form === 'nous')
  );
};

/** The words a paragraph opens with say more of its place than the rest. */
const opensWith = (
  essay: Essay,
  paragraph: Paragraph,
  role: Parameters<Marks['has']>[0],
  reach: number,
) => {
  const [from, to] = wordsOf(essay, paragraph);
  return essay.marks.has(role, from, Math.min(to, from + reach));
};

/** The first block, and those after it until the plan is announced: pupils often start a line for the question. */
function markIntroduction(essay: Essay): void {
  const { body, total } = essay;
  const [first] = body;
  if (!first || body.length < 2 || first.role !== 'development') return;
  const signs = asks(essay, first) || announces(essay, first);
  if (!signs && (body.length < 3 || opensWith(essay, first, 'step-1', 4))) return;
  if (first.words > total * (signs ? 0.6 : 0.4)) return;
  first.role = 'introduction';
  let words = first.words;
  for (const paragraph of body.slice(1, 4)) {
    const before = body[body.indexOf(paragraph) - 1]!;
    words += paragraph.words;
    if (announces(essay, before) || paragraph.role !== 'development' || words > total * 0.5) return;
    const [from] = wordsOf(essay, paragraph);
    const opened = opensWith(essay, paragraph, 'step-1', 3);
    const here = asks(essay, paragraph) || announces(essay, paragraph);
    if (!here || (opened && !essay.marks.has('plan', from, from + 12))) return;
    paragraph.role = 'introduction';
  }
}

/** Said (« en conclusion », « nous avons vu »), or else a short last block that adds no new step. */
function markConclusion(essay: Essay): void {
  const { body, total } = essay;
  const last = body.at(-1);
  if (!last || body.length < 2) return;
  const said = body
    .slice(1)
    .slice(-3)
    .findIndex((paragraph) => concludes(essay, paragraph) && paragraph.words < total * 0.35);
  if (said >= 0) {
    const tail = body.slice(1).slice(-3).slice(said);
    if (tail.reduce((sum, { words }) => sum + words, 0) < total * 0.4) {
      for (const paragraph of tail) paragraph.role = 'conclusion';
      return;
    }
  }
  const adds = opensWith(essay, last, 'addition', 3) || opensWith(essay, last, 'example', 5);
  const shorter = last.words < (0.9 * total) / body.length;
  if (body.length >= 4 && shorter && !adds && last.words < total * 0.2) last.role = 'conclusion';
}

/** « Enfin » and « finalement » also open a last step: alone, they conclude only a short last block. */
function concludes(essay: Essay, paragraph: Paragraph): boolean {
  const { document, marks, body, total } = essay;
  const [from, to] = wordsOf(essay, paragraph);
  const said = marks.within('conclusion', from, Math.min(to, from + 45));
  const steps = new Set(marks.within('step-3', from, to));
  const sure = said.filter((at) => !steps.has(at));
  if (sure.some((at) => at < from + 12 || document.words[at]!.form === 'nous')) return true;
  return said.length > 0 && paragraph === body.at(-1) && paragraph.words < total * 0.25;
}
