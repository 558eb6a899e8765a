import type { Connector, ConnectorRole } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import { type Expressions, makeExpressions } from './expressions.ts';
import { rolePairs } from './reference-tables.ts';

export type ConnectorTable = Expressions<{ role: ConnectorRole; opening: boolean }>;

/** « ^ » in the list: the word links only where it opens a sentence or a clause. */
export const makeConnectorTable = (...lists: string[]): ConnectorTable =>
  makeExpressions(
    lists
      .flatMap(rolePairs)
      .map(([expression, role]) => [
        expression.replace('^', ''),
        { role: role as ConnectorRole, opening: expression.startsWith('^') },
      ]),
  );

const opensClause = new Set([',', ';', ':', '.', '!', '?', '…', '—', '–', '-', '(', '•']);

/** A connector quoted from someone else links nothing in the copy. */
export function findConnectors(
  { words, sentences, text }: FrenchDocument,
  table: ConnectorTable,
  concluding: (start: number) => boolean,
): Connector[] {
  return sentences.flatMap(({ from, to }) =>
    table.within(words, from, to).flatMap((match): Connector[] => {
      const first = words[match.from]!;
      const opens = match.from === from || opensClause.has(words[match.from - 1]!.form);
      const value = choose(match.values, concluding(first.start));
      if (first.shield === 'quotation' || (value.opening && !opens)) return [];
      const { end } = words[match.to - 1]!;
      return [
        {
          start: first.start,
          end,
          text: text.slice(first.start, end).replace(/\s+/g, ' '),
          role: value.role,
        },
      ];
    }),
  );
}

/** « Pour finir » closes a list or an essay: the place decides. */
const choose = <T extends { role: ConnectorRole }>(values: T[], concluding: boolean): T =>
  (concluding ? values.find(({ role }) => role === 'conclusion') : undefined) ?? values[0]!;
