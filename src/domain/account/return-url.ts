/**
 * Where to go after signing in: a path of this site, or the fallback.
 * Anything that a browser could take for another host (`//host`, `/\host`, a scheme) is refused.
 */
export function safeReturnUrl(
  candidate: string | null | undefined,
  fallback = '/dashboard',
): string {
  if (!candidate?.startsWith('/') || /^\/[/\\]/.test(candidate)) return fallback;
  if (hasControlCharacter(candidate)) return fallback;
  const base = 'https://site.invalid';
  const resolved = new URL(candidate, base);
  const path = resolved.pathname + resolved.search + resolved.hash;
  // Resolving takes dots away: "/.//host" has become "//host".
  return resolved.origin === base && !path.startsWith('//') ? path : fallback;
}

// Browsers drop tabs and line feeds inside addresses, which turns "/\t/host" into "//host".
const hasControlCharacter = (text: string) => [...text].some((char) => char.charCodeAt(0) < 0x20);
