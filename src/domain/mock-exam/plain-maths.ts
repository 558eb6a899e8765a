/** LaTeX commands that are one sign. */
export const LATEX_SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '×',
  div: '÷',
  pm: '±',
  le: '⩽',
  leq: '⩽',
  leqslant: '⩽',
  ge: '⩾',
  geq: '⩾',
  geqslant: '⩾',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  iff: '⇔',
  Leftrightarrow: '⇔',
  in: '∈',
  notin: '∉',
  cap: '∩',
  cup: '∪',
  subset: '⊂',
  emptyset: '∅',
  forall: '∀',
  exists: '∃',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  theta: 'θ',
  omega: 'ω',
  Omega: 'Ω',
  int: '∫',
  sum: 'Σ',
  prime: '′',
  degree: '°',
  ldots: '…',
  quad: ' ',
};
const GROUP = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const FRACTION = new RegExp(String.raw`\\d?frac\s*${GROUP}\s*${GROUP}`);
const ROOT = new RegExp(String.raw`\\sqrt\s*${GROUP}`);
const VECTOR = new RegExp(String.raw`\\(?:vec|overrightarrow)\s*${GROUP}`);
const POWER = new RegExp(String.raw`([\^_])\s*${GROUP}`);
const TEXT = new RegExp(String.raw`\\(?:text|mathrm|mathbb|operatorname)\s*${GROUP}`);
const DEEPEST = 40;

/** LaTeX typed by a pupil as the plain line the correction reads; other text is left as it is. */
export function plainMaths(text: string): string {
  if (!/[\\$]/.test(text)) return text;
  let plain = text.replace(/\\[,;:! ]/g, ' ').replace(/\\(?:left|right|displaystyle)\b/g, '');
  // From the inside out; a bound, because what is pasted may never end.
  for (let depth = 0; depth < DEEPEST; depth++) {
    const before = plain;
    plain = plain
      .replace(TEXT, '$1')
      .replace(VECTOR, '$1⃗')
      .replace(ROOT, (_, inside: string) => `√${bracketed(inside)}`)
      .replace(
        FRACTION,
        (_, top: string, bottom: string) => `${bracketed(top)}/${bracketed(bottom)}`,
      )
      .replace(POWER, (_, sign: string, inside: string) => `${sign}${bracketed(inside)}`);
    if (plain === before) break;
  }
  return plain
    .replace(/\\([A-Za-z]+)/g, (whole, name: string) => LATEX_SIGNS[name] ?? whole.slice(1))
    .replaceAll('$', '')
    .replace(/\\([()[\]])/g, '');
}

/** Brackets only where leaving them out would change the meaning. */
const bracketed = (inside: string) =>
  /^[\p{L}\p{N},.]+$/u.test(inside.trim()) ? inside.trim() : `(${inside.trim()})`;
