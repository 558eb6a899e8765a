import { expect } from 'vitest';
import { loadFrenchEngine } from '../french-engine.ts';
import { languageFindings } from '../language-findings.ts';
import { readDocument } from '../text/document.ts';

const engine = await loadFrenchEngine();

/** What a pupil is told as certain, by the whole engine: « written → meant ». */
async function certain(text: string): Promise<string[]> {
  const findings = await languageFindings(
    readDocument(text, engine.lexicon, engine.tagger),
    engine,
  );
  return findings
    .filter(({ certainty }) => certainty === 'certain')
    .map(({ start, end, suggestions }) => `${text.slice(start, end)} → ${suggestions[0]}`);
}

export async function expectFound(rows: [text: string, found: string][]): Promise<void> {
  for (const [text, found] of rows) expect([text, await certain(text)]).toEqual([text, [found]]);
}

export async function expectSilent(texts: string[]): Promise<void> {
  for (const text of texts) expect([text, await certain(text)]).toEqual([text, []]);
}
