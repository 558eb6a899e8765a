const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const SUPERSCRIPT_VALUES = '0123456789+-n';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ';
const SIGNS: readonly [RegExp, string][] = [
  [/×/g, '\\times '],
  [/\*/g, '\\times '],
  [/÷/g, '\\div '],
  [/[⩽≤]/g, '\\leqslant '],
  [/[⩾≥]/g, '\\geqslant '],
  [/≠/g, '\\neq '],
  [/≈/g, '\\approx '],
  [/∞/g, '\\infty '],
  [/⇒/g, '\\Rightarrow '],
  [/⇔/g, '\\Leftrightarrow '],
  [/→/g, '\\to '],
  [/∈/g, '\\in '],
  [/∩/g, '\\cap '],
  [/∪/g, '\\cup '],
  [/−/g, '-'],
  [/′/g, "'"],
  [/(\p{L}+)⃗/gu, '\\overrightarrow{$1}'],
  [/(\d),(\d)/g, '$1{,}$2'],
  [/(?<!\\)\b(ln|log|exp|sin|cos|tan|lim|max|min)\b/g, '\\$1 '],
];
const ATOM = String.raw`(?:\([^()]*\)|\\sqrt\{[^{}]*\}|[\p{L}\d]+(?:\^\{?[\p{L}\d+-]+\}?|_\{?[\p{L}\d+-]+\}?)*)`;
const FRACTION = new RegExp(`(${ATOM})\\s*/\\s*(${ATOM})`, 'gu');

/** A formula as pupils type it, in LaTeX for the preview. Commands already there go through unchanged. */
export function toLatex(formula: string): string {
  let latex = runs(formula, SUPERSCRIPTS, '^');
  latex = runs(latex, SUBSCRIPTS, '_');
  latex = latex
    .replace(/(?<!\\)(?:sqrt|√)\s*\(([^()]*)\)/g, '\\sqrt{$1}')
    .replace(/√\s*([\p{L}\d]+)/gu, '\\sqrt{$1}')
    .replace(/([\^_])\(([^()]*)\)/g, '$1{$2}');
  latex = latex.replace(
    FRACTION,
    (_, top: string, bottom: string) => `\\frac{${open(top)}}{${open(bottom)}}`,
  );
  for (const [sign, command] of SIGNS) latex = latex.replace(sign, command);
  return latex;
}

function runs(text: string, signs: string, mark: '^' | '_'): string {
  return text.replace(new RegExp(`[${signs}]+`, 'g'), (run) => {
    const plain = [...run].map((sign) => SUPERSCRIPT_VALUES[signs.indexOf(sign)]).join('');
    return `${mark}{${plain}}`;
  });
}

/** A bracket that only held a fraction's top or bottom together is not shown. */
const open = (part: string) => (/^\([^()]*\)$/.test(part) ? part.slice(1, -1) : part);
