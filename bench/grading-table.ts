export const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
export const heading = (...cells: string[]) =>
  `${row(...cells)}\n${row(...cells.map(() => '---'))}`;
export const round = (n: number) => Math.round(n * 100) / 100;
export const mean = (values: number[]) =>
  values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
