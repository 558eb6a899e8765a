const GREEK =
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega';
const OPERATORS =
  '× times ÷ div ± pm ∓ mp ⋅ cdot · cdot ∗ ast ∘ circ ≤ leq ⩽ leqslant ≥ geq ⩾ geqslant ≠ neq ≈ approx ≃ simeq ≅ cong ≡ equiv ∼ sim ∝ propto ≪ ll ≫ gg';
const SETS =
  '∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊄ not\\subset ∪ cup ∩ cap ∅ emptyset ∖ setminus ∀ forall ∃ exists ∄ nexists ¬ neg ∧ wedge ∨ vee';
const ARROWS =
  '→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⟹ Longrightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⟺ iff ↦ mapsto ↗ nearrow ↘ searrow ⇌ rightleftharpoons';
const OTHERS =
  '∞ infty ∂ partial ∇ nabla ∑ sum ∏ prod ∫ int ∬ iint ∮ oint √ surd … ldots ⋯ cdots ⋮ vdots ⋱ ddots ∠ angle ⊥ perp ∥ parallel ′ prime ℓ ell ℏ hbar ∴ therefore ∵ because ⊕ oplus ⊗ otimes';

const COMMANDS = new Map<string, string>();
for (const list of [GREEK, OPERATORS, SETS, ARROWS, OTHERS]) {
  const words = list.split(' ');
  for (let i = 0; i < words.length; i += 2) COMMANDS.set(words[i]!, `\\${words[i + 1]}`);
}

const PLAIN: Record<string, string> = {
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
  ℙ: '\\mathbb{P}',
  '−': '-',
  '°': '^{\\circ}',
  '²': '^{2}',
  '³': '^{3}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '\u2061': '',
  '\u200b': '',
  '\u00a0': ' ',
};

/** Writes the signs of a formula as LaTeX commands, mathematical letters as plain ones. */
export function symbolsToLatex(text: string): string {
  let latex = '';
  for (const char of text) {
    const command = COMMANDS.get(char);
    const plain = PLAIN[char] ?? (isMathLetter(char) ? mathLetter(char) : undefined);
    if (command) latex += `${command} `;
    else latex += plain ?? char;
  }
  // The space only separates a command from a letter that would join its name.
  return latex.replace(/(\\[a-zA-Z]+) (?![a-zA-Z])/g, '$1');
}

/** Word stores the italic x of a formula as U+1D465: compatibility form gives the letter back. */
const isMathLetter = (char: string) => char >= '\u{1d400}' && char <= '\u{1d7ff}';

function mathLetter(char: string): string {
  const letter = char.normalize('NFKC');
  return COMMANDS.has(letter) ? `${COMMANDS.get(letter)} ` : letter;
}
