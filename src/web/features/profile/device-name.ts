import { profileText } from '#web/strings/profile-text.ts';

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

type Patterns = readonly (readonly [RegExp, string])[];
const firstMatch = (patterns: Patterns, text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox, Windows": enough for someone to recognise their own device. */
export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const parts = [firstMatch(BROWSERS, text), firstMatch(SYSTEMS, text)].filter(Boolean);
  return parts.join(', ') || profileText.sessions.unknown;
}
