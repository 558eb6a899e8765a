import { z } from 'zod';
import { unionBox } from '#engines/reading/boxes.ts';
import type { Box, LineKind, ReadLine, ReadPage, ReadWord } from '#engines/reading/reading.ts';

const vertex = z.object({ x: z.number().default(0), y: z.number().default(0) });
const box = z.object({
  vertices: z.array(vertex).default([]),
  normalizedVertices: z.array(vertex).default([]),
});
const symbol = z.object({
  text: z.string().default(''),
  property: z
    .object({ detectedBreak: z.object({ type: z.string().default('') }).optional() })
    .optional(),
});
const word = z.object({
  symbols: z.array(symbol).default([]),
  confidence: z.number().default(0),
  boundingBox: box.optional(),
});
const paragraph = z.object({ words: z.array(word).default([]) });
const block = z.object({ paragraphs: z.array(paragraph).default([]) });
const page = z.object({
  width: z.number().default(0),
  height: z.number().default(0),
  blocks: z.array(block).default([]),
});

/** The part of Google's answer that says what is written and where; numbers it leaves out are zero. */
export const fullText = z.object({ pages: z.array(page).default([]) });

const LINE_ENDS = new Set(['EOL_SURE_SPACE', 'LINE_BREAK', 'HYPHEN']);

/** Their words on our page: boxes brought to the size of the picture as we know it. */
export function pageOfAnnotation(annotation: z.infer<typeof fullText>, ours: ReadPage): ReadPage {
  const printed = ours.lines.filter((line) => line.kind === 'print').length;
  const kind = printed * 2 > ours.lines.length ? 'print' : 'handwriting';
  const lines = annotation.pages.flatMap((theirs) => {
    const scale = {
      x: theirs.width ? ours.width / theirs.width : 1,
      y: theirs.height ? ours.height / theirs.height : 1,
    };
    return theirs.blocks
      .flatMap((b) => b.paragraphs)
      .flatMap((p) =>
        linesOf(p.words).map((words, i) =>
          lineOf(
            words.map((w) => wordOf(w, scale, ours)),
            i === 0,
            kind,
          ),
        ),
      );
  });
  return {
    width: ours.width,
    height: ours.height,
    lines: lines.filter((line) => line.text !== ''),
  };
}

type TheirWord = z.infer<typeof word>;

function linesOf(words: TheirWord[]): TheirWord[][] {
  const lines: TheirWord[][] = [[]];
  for (const w of words) {
    // Google cuts punctuation off as words of its own; without a space it belongs to the word before.
    const line = lines.at(-1)!;
    const last = line.at(-1);
    if (last && breakAfter(last) === '') line[line.length - 1] = joined(last, w);
    else line.push(w);
    if (LINE_ENDS.has(breakAfter(lines.at(-1)!.at(-1)!))) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

const breakAfter = (w: TheirWord) => w.symbols.at(-1)?.property?.detectedBreak?.type ?? '';

const joined = (a: TheirWord, b: TheirWord): TheirWord => ({
  symbols: [...a.symbols, ...b.symbols],
  confidence: Math.min(a.confidence, b.confidence),
  boundingBox: {
    vertices: [...(a.boundingBox?.vertices ?? []), ...(b.boundingBox?.vertices ?? [])],
    normalizedVertices: [
      ...(a.boundingBox?.normalizedVertices ?? []),
      ...(b.boundingBox?.normalizedVertices ?? []),
    ],
  },
});

function wordOf(
  w: TheirWord,
  scale: { x: number; y: number },
  { width, height }: ReadPage,
): ReadWord {
  const { vertices = [], normalizedVertices = [] } = w.boundingBox ?? {};
  const corners =
    vertices.length > 0
      ? vertices.map((v) => ({ x: v.x * scale.x, y: v.y * scale.y }))
      : normalizedVertices.map((v) => ({ x: v.x * width, y: v.y * height }));
  const place: Box | undefined =
    corners.length > 0 ? unionBox(corners.map((v) => ({ ...v, width: 0, height: 0 }))) : undefined;
  const hyphen = breakAfter(w) === 'HYPHEN' ? '-' : '';
  return {
    text: w.symbols.map((s) => s.text).join('') + hyphen,
    confidence: Math.min(Math.max(w.confidence, 0), 1),
    ...(place && { box: place }),
  };
}

function lineOf(words: ReadWord[], startsParagraph: boolean, kind: LineKind): ReadLine {
  const letters = words.reduce((sum, w) => sum + w.text.length, 0);
  const boxes = words.map((w) => w.box).filter((b) => b !== undefined);
  return {
    text: words.map((w) => w.text).join(' '),
    confidence:
      letters === 0 ? 0 : words.reduce((sum, w) => sum + w.confidence * w.text.length, 0) / letters,
    kind,
    startsParagraph,
    words,
    ...(boxes.length > 0 && { box: unionBox(boxes) }),
  };
}
