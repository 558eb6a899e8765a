/** Turns a pupil's or LaTeX writing into what the evaluator reads: 3,14 → 3.14, \frac{a}{b} → ((a)/(b)), x² → x^(2). */
export function normaliseFormula(source: string): string {
  let text = source
    .replace(/\\left|\\right|\\,|\\;|\\!|\\displaystyle|\$|\\\(|\\\)/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/(\d)\s*,\s*(?=\d)/g, '$1.')
    .replace(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');
  text = fractions(text)
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
    .replace(/√\s*\(/g, 'sqrt(')
    .replace(/√\s*(\d+(?:\.\d+)?|[a-z])/g, 'sqrt($1)')
    .replace(/\\(?:times|cdot)|[×·∙⋅]/g, '*')
    .replace(/\\div|÷/g, '/')
    .replace(/\\pi|π/g, '(pi)')
    .replace(/\\(ln|exp|cos|sin|tan|log)/g, '$1')
    .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
    .replace(/²/g, '^(2)')
    .replace(/³/g, '^(3)')
    .replace(/[−–]/g, '-')
    .replace(/\bln\b/g, 'log')
    .replace(/\be\^/g, 'exp1^')
    .replace(/(\d+(?:\.\d+)?)\s*%/g, '($1/100)');
  text = text.replace(/exp1\^\(([^()]*)\)/g, 'exp($1)').replace(/exp1\^(-?[a-z0-9.]+)/g, 'exp($1)');
  return text.replace(/\s+/g, ' ').trim();
}

function fractions(text: string): string {
  const inner = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/;
  let result = text;
  for (let i = 0; i < 20 && inner.test(result); i++) result = result.replace(inner, '(($1)/($2))');
  return result;
}
