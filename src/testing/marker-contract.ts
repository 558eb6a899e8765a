import { expect, test } from 'vitest';
import type { Marker } from '#application/correction/ports.ts';
import { findQuotation } from '#domain/correction/find-quotation.ts';
import { HIGHEST } from '#domain/correction/placement.ts';
import { CRITERIA } from '#domain/correction/rubric.ts';
import { aStudiedCopy } from './a-studied-copy.ts';

/** What every marker promises, whatever it is made of. */
export function markerContract(name: string, makeMarker: () => Promise<Marker> | Marker): void {
  const marked = async () => {
    const copy = aStudiedCopy();
    const outcome = await (await makeMarker()).mark(copy);
    if (!outcome.ok) throw new Error(`${name} could not mark: ${outcome.error.code}`);
    return { copy, marking: outcome.value.marking };
  };

  test(`${name}: places every criterion on the anchor scale`, async () => {
    const { marking } = await marked();
    for (const key of CRITERIA) {
      const { placement } = marking.criteria[key];
      expect(placement).toBeGreaterThanOrEqual(0);
      expect(placement).toBeLessThanOrEqual(HIGHEST);
    }
  });

  test(`${name}: places the whole copy where the exercise is appreciated as a whole`, async () => {
    expect((await marked()).marking.placement).toBeTypeOf('number');
  });

  test(`${name}: quotes words that are in the copy`, async () => {
    const { copy, marking } = await marked();
    const quotes = CRITERIA.flatMap((key) => marking.criteria[key].quotes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(findQuotation(quote, copy.transcript.text), quote.text).toBeDefined();
    }
  });

  test(`${name}: never gives a grade, neither as a number nor in words`, async () => {
    const { marking } = await marked();
    expect(Object.keys(marking)).not.toContain('grade');
    expect(marking.comment).not.toMatch(/\d\s*\/\s*20/);
  });

  test(`${name}: praises something, explains every remark and helps in four steps`, async () => {
    const { remarks } = (await marked()).marking;
    expect(remarks.map(({ kind }) => kind)).toContain('strength');
    for (const { explanation, hints } of remarks) {
      expect([explanation, hints.question, hints.clue, hints.method, hints.example]).not.toContain(
        '',
      );
    }
  });

  test(`${name}: signs what it says, with its version`, async () => {
    const marker = await makeMarker();
    const { marking } = await marked();
    expect(marking.marker).toEqual(marker.identity);
    expect(marker.identity.version).not.toBe('');
  });
}
