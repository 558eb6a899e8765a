import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFrenchEngine } from '../../src/engines/french/french-engine.ts';
import { languageFindings } from '../../src/engines/french/language-findings.ts';
import { readDocument } from '../../src/engines/french/text/document.ts';

export type Alarm = {
  start: number;
  end: number;
  suggestions: string[];
  certain: boolean;
  rule: string;
};

/** Something that reads texts and points at faults; the time it took, its start apart. */
export type Checker = {
  name: string;
  check(texts: string[]): Promise<{ alarms: Alarm[][]; seconds: number }>;
};

export async function ourChecker(): Promise<Checker> {
  const engine = await loadFrenchEngine();
  return {
    name: 'relire',
    check: async (texts) => {
      const started = performance.now();
      const alarms: Alarm[][] = [];
      for (const text of texts) {
        const findings = await languageFindings(
          readDocument(text, engine.lexicon, engine.tagger),
          engine,
        );
        alarms.push(
          findings.map(({ start, end, suggestions, certainty, rule }) => ({
            start,
            end,
            suggestions,
            certain: certainty === 'certain',
            rule,
          })),
        );
      }
      return { alarms, seconds: (performance.now() - started) / 1000 };
    },
  };
}

type Peer = {
  data: { iParagraph: number; lGrammarErrors: PeerError[]; lSpellingErrors: PeerError[] }[];
};
type PeerError = {
  nStart: number;
  nEnd: number;
  sType: string;
  sRuleId?: string;
  aSuggestions?: string[];
};

/** grammalecte-cli 2.1.2 in its own process, typography off; undefined where it is not installed. */
export function peerChecker(): Checker | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  const file = join(folder, 'text.txt');
  const run = (text: string): Peer => {
    writeFileSync(file, text);
    const out = execFileSync('grammalecte-cli', ['-f', file, '-j', '-wss', '-on', 'neg'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(out);
  };
  const timed = (text: string) => {
    const started = performance.now();
    const peer = run(text);
    return { peer, seconds: (performance.now() - started) / 1000 };
  };
  let start: number;
  try {
    timed('Un.');
    start = Math.min(timed('Un.').seconds, timed('Deux.').seconds);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    name: 'grammalecte 2.1.2',
    check: async (texts) => {
      const flat = texts.map((text) => text.replace(/\n+/g, '\n'));
      const { peer, seconds } = timed(flat.join('\n'));
      const alarms: Alarm[][] = texts.map(() => []);
      const owners: { text: number; offset: number }[] = [];
      for (const [text, content] of flat.entries()) {
        let offset = 0;
        for (const line of content.split('\n')) {
          owners.push({ text, offset });
          offset += line.length + 1;
        }
      }
      for (const { iParagraph, lGrammarErrors, lSpellingErrors } of peer.data) {
        const owner = owners[iParagraph - 1];
        if (!owner) continue;
        for (const error of [...lGrammarErrors, ...lSpellingErrors]) {
          if (/^(?:typo|esp|nbsp|apos|tu|num|unit|virg)/.test(error.sType ?? '')) continue;
          alarms[owner.text]!.push({
            start: owner.offset + error.nStart,
            end: owner.offset + error.nEnd,
            suggestions: error.aSuggestions ?? [],
            certain: true,
            rule: error.sRuleId ?? 'spelling',
          });
        }
      }
      return { alarms, seconds: Math.max(0.001, seconds - start) };
    },
  };
}
