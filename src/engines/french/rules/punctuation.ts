import type { Rule, RuleFinding } from './rule.ts';

/** Commas stuck to the wrong word, sentences that start without a capital, marks piled up. */
export const punctuation: Rule = ({ document: { text, words, sentences } }) => {
  const found: RuleFinding[] = [];
  for (const word of words) {
    const next = words[word.index + 1];
    const previous = words[word.index - 1];
    if (word.shield || !previous || !next || next.sentence !== word.sentence) continue;
    if (
      (word.form === ',' || word.form === '.') &&
      previous.kind === 'word' &&
      next.kind === 'word'
    ) {
      const apart = word.start - previous.end === 1 && text[previous.end] === ' ';
      if (apart && next.start === word.end) {
        found.push({
          rule: word.form === ',' ? 'punctuation/comma-space' : 'punctuation/stop-space',
          category: 'PON',
          from: word.index,
          to: next.index + 1,
          message: 'La virgule et le point se collent au mot qui précède, et une espace les suit.',
          suggestions: [`${word.form} ${next.raw}`],
        });
      }
    }
  }
  for (const { from, paragraph } of sentences) {
    const first = words[from]!;
    const before = words[from - 1];
    if (
      !before ||
      first.shield ||
      first.kind !== 'word' ||
      before.form !== '.' ||
      first.raw !== first.form
    )
      continue;
    if (sentences[before.sentence]!.paragraph !== paragraph) continue;
    found.push({
      rule: 'punctuation/capital',
      category: 'MAJ',
      from,
      to: from + 1,
      message: 'Une phrase commence par une majuscule.',
      suggestions: [first.raw[0]!.toUpperCase() + first.raw.slice(1)],
    });
  }
  return found;
};
