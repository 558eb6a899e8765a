import type { TokenKind } from './token.ts';

type Sign = [TokenKind, string];

const signs = (kind: TokenKind, list: string): [string, Sign][] =>
  list.split(' ').map((pair) => {
    const [written, value = written] = pair.split('→') as [string, string?];
    return [written, [kind, value!]];
  });

/** Characters that stand for themselves in a formula, with the one form the parser knows. */
export const SIGNS = new Map<string, Sign>([
  ...signs('operator', '+ - −→- –→- ‐→- × ·→× ⋅→× ∙→× *→× ∗→× / ÷→/ ∕→/ ⁄→/ ^'),
  ...signs('relation', '= ≈ ≃→≈ ≅→≈ ≠ < > ≤ ≥ ⩽→≤ ⩾→≥'),
  ...signs('link', '⇔ ⟺→⇔ ⇒ ⟹→⇒'),
  ...signs('open', '( {→('),
  ...signs('close', ') }→)'),
  ...signs('postfix', '% °→deg ! ‰'),
  ...signs('function', '√→sqrt ∛→cbrt'),
  ...signs('name', 'π ℓ'),
  ...signs('stop', ', ; : ? . • ▪ "'),
  ["'", ['stop', "'"]],
  ['’', ['stop', "'"]],
  ['«', ['stop', '"']],
  ['»', ['stop', '"']],
  ['|', ['unknown', '|']],
]);

/** LaTeX commands that mean something here; any other one makes its side unreadable. */
export const COMMANDS = new Map<string, Sign>([
  ...signs('operator', 'times→× cdot→× ast→× div→/'),
  ...signs('relation', 'approx→≈ simeq→≈ cong→≈ neq→≠ ne→≠ leq→≤ le→≤ leqslant→≤ geq→≥ ge→≥'),
  ...signs('relation', 'geqslant→≥ lt→< gt→>'),
  ...signs('link', 'Leftrightarrow→⇔ iff→⇔ Longleftrightarrow→⇔ Rightarrow→⇒ implies→⇒'),
  ...signs('link', 'Longrightarrow→⇒'),
  ...signs('function', 'frac dfrac→frac tfrac→frac sqrt ln log exp cos sin tan'),
  ...signs('name', 'pi→π ell→ℓ alpha→α beta→β gamma→γ lambda→λ mu→μ theta→θ omega→ω varphi→φ'),
  ...signs('name', 'phi→φ rho→ρ sigma→σ tau→τ delta→δ Delta→Δ'),
  ...signs('postfix', '%'),
]);

/** Commands that only place what surrounds them. */
export const SILENT = /^(?:left|right|quad|qquad|displaystyle|big|Big|bigl|bigr|limits|[,;:! ])$/;

export const FUNCTION_NAMES = new Map([
  ['ln', 'ln'],
  ['log', 'log'],
  ['exp', 'exp'],
  ['cos', 'cos'],
  ['sin', 'sin'],
  ['tan', 'tan'],
  ['sqrt', 'sqrt'],
  ['racine', 'sqrt'],
]);

export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣ';
export const SUPERSCRIPT_PLAIN = '0123456789+-()nx';
export const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋ₙₖₘₚₓ';
export const SUBSCRIPT_PLAIN = '0123456789+-nkmpx';
