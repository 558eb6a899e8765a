import { readFileSync } from 'node:fs';

/** The dated file in prompts/. */
export const TRANSCRIPTION_PROMPT = '2026-11-15-transcription';

const file = readFileSync(
  new URL(`../../../../prompts/${TRANSCRIPTION_PROMPT}.md`, import.meta.url),
  'utf8',
);

function section(name: string): string {
  const found = file.split(/^# /m).find((part) => part.startsWith(`${name}\n`));
  if (!found) throw new Error(`prompts/${TRANSCRIPTION_PROMPT}.md has no section ${name}`);
  return found.slice(name.length + 1).trim();
}

export const SYSTEM = section('System');
export const REQUEST = section('Request');
