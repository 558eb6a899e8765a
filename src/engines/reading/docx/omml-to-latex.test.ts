import { expect, test } from 'vitest';
import { ommlToLatex } from './omml-to-latex.ts';
import { elementsOf, parseXml } from './parse-xml.ts';

const latex = (omml: string) => ommlToLatex(elementsOf(parseXml(`<m:oMath>${omml}</m:oMath>`))[0]!);
const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (content: string) => `<m:e>${content}</m:e>`;

test.each([
  ['an exponent', `<m:sSup>${e(r('x'))}<m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
  [
    'an exponent over a group',
    `<m:sSup>${e(r('ab'))}<m:sup>${r('n')}</m:sup></m:sSup>`,
    '{ab}^{n}',
  ],
  [
    'an index and an exponent',
    `<m:sSubSup>${e(r('u'))}<m:sub>${r('n')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
    'u_{n}^{2}',
  ],
  [
    'a square root',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`,
    '\\sqrt{2}',
  ],
  ['a cube root', `<m:rad><m:deg>${r('3')}</m:deg>${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}'],
  [
    'an integral',
    `<m:nary><m:naryPr><m:chr m:val="∫"/></m:naryPr><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup>${e(r('f(x)dx'))}</m:nary>`,
    '\\int_{0}^{1} f(x)dx',
  ],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub>${r('k=0')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('k'))}</m:nary>`,
    '\\sum\\limits_{k=0}^{n} k',
  ],
  ['parentheses', `<m:d>${e(r('x+1'))}</m:d>`, '\\left(x+1\\right)'],
  [
    'a binomial',
    `<m:d>${e(`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f>`)}</m:d>`,
    '\\binom{n}{k}',
  ],
  [
    'a limit',
    `<m:func><m:fName><m:limLow>${e(r('lim'))}<m:lim>${r('x→+∞')}</m:lim></m:limLow></m:fName>${e(r('f(x)'))}</m:func>`,
    '\\lim_{x\\to+\\infty} f(x)',
  ],
  ['a cosine', `<m:func><m:fName>${r('cos')}</m:fName>${e(r('θ'))}</m:func>`, '\\cos \\theta'],
  [
    'a vector',
    `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr>${e(r('AB'))}</m:acc>`,
    '\\vec{AB}',
  ],
  [
    'a matrix',
    `<m:d><m:e><m:m><m:mr>${e(r('1'))}${e(r('0'))}</m:mr><m:mr>${e(r('0'))}${e(r('1'))}</m:mr></m:m></m:e></m:d>`,
    '\\left(\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right)',
  ],
  ['sets and signs', r('∀x∈ℝ, x²≥0'), '\\forall x\\in\\mathbb{R}, x^{2}\\geq0'],
  ['mathematical italics', r('𝑓(𝑥)=𝛼'), 'f(x)=\\alpha'],
])('%s', (_, omml, expected) => {
  expect(latex(omml)).toBe(expected);
});
