import type { ExamType, Level } from '../exam/exam.ts';
import { foldedWords } from './fold.ts';
import type { MarkerIdentity } from './marking.ts';
import type { Rubric } from './rubric.ts';

export type FingerprintParts = {
  text: string;
  subjectText?: string;
  level: Level;
  examType: ExamType;
  confidence: number;
  rubric: Pick<Rubric, 'code' | 'version'>;
  markers: MarkerIdentity[];
};

/**
 * Names a copy together with everything its grade depends on: the same fingerprint always gets the
 * same grade, and a change of rubric, prompt or model makes another one.
 */
export async function fingerprintOf(parts: FingerprintParts): Promise<string> {
  const canonical = JSON.stringify([
    canonicalText(parts.text),
    foldedWords(parts.subjectText ?? '').map(({ word }) => word),
    parts.level,
    parts.examType,
    // Two readings of one page differ a little in certainty: only what changes the rules counts.
    Math.floor(parts.confidence * 10),
    parts.rubric.code,
    parts.rubric.version,
    parts.markers.map(({ kind, name, version }) => `${kind}/${name}/${version}`).sort(),
  ]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Spaces never change a grade; line ends may, since they make the paragraphs. */
const canonicalText = (text: string) =>
  text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
