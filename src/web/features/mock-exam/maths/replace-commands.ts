import { LATEX_SIGNS } from '#domain/mock-exam/plain-maths.ts';

/** `\infty` and a space: the command becomes its sign as soon as it is finished, as long as it stands for one. */
export const replaceCommands = (typed: string): string =>
  typed.replace(/\\([A-Za-z]+) /g, (whole, name: string) => {
    const sign = LATEX_SIGNS[name];
    return sign === undefined ? whole : `${sign} `;
  });
