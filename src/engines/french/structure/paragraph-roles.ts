import type { Paragraph } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import { findPhrases } from './phrase-index.ts';
import type { ReferenceLists } from './reference-lists.ts';

/** First block is the introduction, last one the conclusion when it says so or is short; a short line without a full stop is a title. */
export function paragraphRoles(document: FrenchDocument, lists: ReferenceLists): Paragraph[] {
  const { words, sentences, text } = document;
  const paragraphs: Paragraph[] = document.paragraphs.map(({ start, end, from, to }) => {
    const count = words
      .slice(sentences[from]!.from, sentences[to - 1]!.to)
      .filter(({ kind }) => kind === 'word').length;
    const title = count <= 16 && !/[.!?…]\s*[»”"]?$/u.test(text.slice(start, end));
    return { start, end, from, to, words: count, role: title ? 'title' : 'development' };
  });
  const body = paragraphs.filter(({ role }) => role !== 'title');
  if (body.length < 2) return paragraphs;
  body[0]!.role = 'introduction';
  const total = body.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const marks = findPhrases(document, lists.markers.conclusion!).map(
    ({ from }) => words[from]!.start,
  );
  const concludes = (paragraph: Paragraph) =>
    marks.some((at) => at >= paragraph.start && at < paragraph.start + 220 && at < paragraph.end);
  const last = body.at(-1)!;
  const ending = body
    .slice(1)
    .findLast((paragraph) => concludes(paragraph) && paragraph.words < total * 0.3);
  const isLate = (paragraph: Paragraph) => body.indexOf(paragraph) >= body.length - 3;
  if (ending && isLate(ending))
    for (const paragraph of body.slice(body.indexOf(ending))) paragraph.role = 'conclusion';
  else if (body.length >= 4 && last.words < total * 0.2) last.role = 'conclusion';
  return paragraphs;
}
