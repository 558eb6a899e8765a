import type { Connector, Paragraph, Quotation, Span, Structure } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import { findPhrases } from './phrase-index.ts';
import type { ReferenceLists } from './reference-lists.ts';

/** The parts of an essay and the signs that announce them. What is not found is simply left out. */
export function findStructure(
  document: FrenchDocument,
  paragraphs: Paragraph[],
  lists: ReferenceLists,
): Structure {
  const span = (from: number, to: number): Span => ({
    start: document.words[from]!.start,
    end: document.words[to - 1]!.end,
  });
  const part = (role: Paragraph['role']): Span | undefined => {
    const own = paragraphs.filter((paragraph) => paragraph.role === role);
    return own.length > 0 ? { start: own[0]!.start, end: own.at(-1)!.end } : undefined;
  };
  const marked = (role: string) => findPhrases(document, lists.markers[role]!);
  const introduction = part('introduction');
  const development = part('development');
  const conclusion = part('conclusion');
  const connectors: Connector[] = findPhrases(document, lists.connectors).map(
    ({ from, to, value }) => {
      const where = span(from, to);
      return { ...where, text: document.text.slice(where.start, where.end), role: value };
    },
  );
  const problem =
    introduction && findProblem(document, introduction, marked('problem'), marked('tension'));
  const plan = introduction && findPlan(document, introduction, marked('plan'));
  return {
    ...(introduction ? { introduction } : {}),
    ...(development ? { development } : {}),
    ...(conclusion ? { conclusion } : {}),
    ...(problem ? { problem } : {}),
    ...(plan ? { plan } : {}),
    transitions: findTransitions(document, paragraphs, connectors),
    connectors,
    quotations: findQuotations(document),
    examples: marked('example').map(({ from, to }) => span(from, to)),
  };
}

type Marks = { from: number; to: number }[];

function findProblem(
  { words, sentences, text }: FrenchDocument,
  introduction: Span,
  problems: Marks,
  tensions: Marks,
): Structure['problem'] {
  const inside = sentences
    .map((sentence, index) => ({ ...sentence, index }))
    .filter((s) => s.start >= introduction.start && s.end <= introduction.end);
  const has = (marks: Marks, index: number) =>
    marks.some(({ from }) => words[from]!.sentence === index);
  const asks = (s: Span) => text.slice(s.start, s.end).includes('?');
  const candidates = inside.filter((s) => asks(s) || has(problems, s.index));
  // The last ones of the introduction are the likeliest to hold the problem.
  const best =
    candidates.findLast((s) => asks(s) && (has(problems, s.index) || has(tensions, s.index))) ??
    candidates.at(-1);
  if (!best) return undefined;
  const strong =
    has(tensions, best.index) ||
    (asks(best) && (has(problems, best.index) || has(tensions, best.index - 1)));
  return { start: best.start, end: best.end, strength: strong ? 'strong' : 'weak' };
}

function findPlan(
  { words, sentences }: FrenchDocument,
  introduction: Span,
  marks: Marks,
): Structure['plan'] {
  const inside = marks.filter(
    ({ from }) => words[from]!.start >= introduction.start && words[from]!.end <= introduction.end,
  );
  const bySentence = Map.groupBy(inside, ({ from }) => words[from]!.sentence);
  let best: { first: number; last: number; parts: number } | undefined;
  for (const index of bySentence.keys()) {
    const first = index;
    let parts = 0;
    for (let s = first; s < first + 3; s++) parts += bySentence.get(s)?.length ?? 0;
    if (parts >= 2 && parts > (best?.parts ?? 0)) {
      const last = [first + 2, first + 1, first].find((s) => bySentence.has(s))!;
      best = { first, last, parts };
    }
  }
  if (!best) return undefined;
  return {
    start: sentences[best.first]!.start,
    end: sentences[best.last]!.end,
    parts: Math.min(best.parts, 4),
  };
}

/** A development paragraph that opens on an opposition or an order of progression turns the argument. */
function findTransitions(
  { sentences }: FrenchDocument,
  paragraphs: Paragraph[],
  connectors: Connector[],
): Span[] {
  const turning = new Set(['opposition', 'transition', 'order', 'concession', 'addition']);
  const body = paragraphs.filter(({ role }) => role === 'development').slice(1);
  return body.flatMap(({ from }) => {
    const first = sentences[from]!;
    const opened = connectors.some(
      (c) => turning.has(c.role) && c.start >= first.start && c.start < first.start + 40,
    );
    return opened ? [{ start: first.start, end: first.end }] : [];
  });
}

function findQuotations({ words, text }: FrenchDocument): Quotation[] {
  const found: Quotation[] = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.shield !== 'quotation') continue;
    let end = i;
    while (
      end + 1 < words.length &&
      words[end + 1]!.shield === 'quotation' &&
      !/^[«“]$/.test(words[end + 1]!.form)
    )
      end++;
    const count = words.slice(i, end + 1).filter(({ kind }) => kind === 'word').length;
    const before = text.slice(Math.max(0, words[i]!.start - 60), words[i]!.start);
    if (count >= 2) {
      const introduced = /(?::|,|\b(?:dit|écrit|affirme|selon|que|qu'|comme)\b)[^.]{0,30}$/u.test(
        before,
      );
      found.push({ start: words[i]!.start, end: words[end]!.end, words: count, introduced });
    }
    i = end;
  }
  return found;
}
