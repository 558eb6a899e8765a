/** Lists a teacher can edit: one entry a line, « # » for a remark. */
export const tableRows = (text: string, separator: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(separator).map((cell) => cell.trim()));

/** Alternatives of one cell. */
export const alternatives = (cell = ''): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Rows « role<TAB>expression|expression » as pairs. */
export const rolePairs = (text: string): [expression: string, role: string][] =>
  tableRows(text, '\t').flatMap(([role, cell]) =>
    alternatives(cell).map((expression): [string, string] => [expression, role!]),
  );
