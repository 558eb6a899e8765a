/** A stretch of a line made of formulas only, cut at its equivalence signs. */
export type FormulaLine = {
  start: number;
  end: number;
  line: number;
  equalities: { start: number; end: number; parts: string[]; approximate: boolean }[];
};

const stretch =
  /(?:\\[a-zA-Z]+|[0-9]|(?<![\p{L}])[a-zA-Z]{1,2}(?![\p{L}])|(?<=\d)[a-z](?![\p{L}])|sqrt|exp|ln|cos|sin|tan|log|[+\-−–*/×÷·∙^²³√π=≈(){}[\].,%$ \u00a0\u202f]|⇔|⟺|<=>|\\iff|\\Leftrightarrow)+/gu;
const equivalence = /⇔|⟺|<=>|\\iff|\\Leftrightarrow/;

export function findFormulas(text: string): FormulaLine[] {
  const found: FormulaLine[] = [];
  let start = 0;
  for (const [line, content] of text.split('\n').entries()) {
    for (const match of content.matchAll(stretch)) {
      if (!/[=≈]/.test(match[0])) continue;
      const lead = match[0].length - match[0].trimStart().length;
      const at = start + match.index + lead;
      const body = match[0].trim().replace(/[.,;]+$/, '');
      const equalities = equalitiesOf(body, at);
      if (equalities.length > 0) found.push({ start: at, end: at + body.length, line, equalities });
    }
    start += content.length + 1;
  }
  return found;
}

function equalitiesOf(body: string, start: number) {
  const list: FormulaLine['equalities'] = [];
  let at = 0;
  for (const piece of body.split(equivalence)) {
    const from = body.indexOf(piece, at);
    at = from + piece.length;
    const parts = piece.split(/[=≈]/).map((part) => part.trim());
    if (parts.length < 2 || parts.some((part) => part === '')) continue;
    const lead = piece.length - piece.trimStart().length;
    list.push({
      start: start + from + lead,
      end: start + from + piece.trimEnd().length,
      parts,
      approximate: piece.includes('≈'),
    });
  }
  return list;
}
