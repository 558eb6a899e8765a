/** A package we run whose older versions have a published weakness. */
type Weakness = { name: string; fixedIn: string; advisory: string };

/** What we know of without asking anybody; `npm run audit:packages` asks for the rest. */
export const KNOWN_WEAKNESSES: readonly Weakness[] = [
  { name: 'sharp', fixedIn: '0.35.0', advisory: 'two high ones in its decoders, July 2026' },
  { name: 'mammoth', fixedIn: '1.11.0', advisory: 'CVE-2025-11849: a DOCX reads our files' },
  { name: 'hono', fixedIn: '4.10.3', advisory: 'CVE-2025-62610: audience of tokens' },
  { name: 'better-auth', fixedIn: '1.3.26', advisory: 'CVE-2025-61928: keys made for others' },
  { name: 'nodemailer', fixedIn: '7.0.7', advisory: 'CVE-2025-13033: mail to another domain' },
  { name: '@xmldom/xmldom', fixedIn: '0.8.4', advisory: 'CVE-2022-39353: several roots' },
  { name: 'jszip', fixedIn: '3.8.0', advisory: 'CVE-2022-48285: names that climb' },
  { name: 'underscore', fixedIn: '1.12.1', advisory: 'CVE-2021-23358: code in templates' },
  { name: 'undici', fixedIn: '7.5.0', advisory: 'CVE-2025-47279: memory' },
  { name: 'ws', fixedIn: '8.17.1', advisory: 'CVE-2024-37890: many headers' },
  { name: 'semver', fixedIn: '7.5.2', advisory: 'CVE-2022-25883: backtracking' },
  { name: 'jose', fixedIn: '4.15.5', advisory: 'CVE-2024-28176: compressed tokens' },
];

/** Whether a version is older than the one that put it right. */
export function isOlder(version: string, fixedIn: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number);
  const [ours, theirs] = [numbers(version), numbers(fixedIn)];
  const at = ours.findIndex((number, i) => number !== theirs[i]);
  return at >= 0 && ours[at]! < theirs[at]!;
}
