export type CookieChoice = 'accept' | 'refuse';

const CHOICE = 'cookie-choice';
const AUDIENCE = 'audience';
const SIX_MONTHS = 182 * 86_400;
const THIRTEEN_MONTHS = 395 * 86_400;

const read = (jar: string, name: string) =>
  jar
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const write = (name: string, value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** What was chosen here in the last six months; silence is a refusal. */
export function readCookieChoice(jar = document.cookie): CookieChoice | undefined {
  const choice = read(jar, CHOICE);
  return choice === 'accept' || choice === 'refuse' ? choice : undefined;
}

/** Whether this browser agreed to be counted. */
export const isCounted = (jar = document.cookie): boolean => read(jar, AUDIENCE) !== undefined;

/** The audience cookie exists from acceptance to refusal, and at no other time. */
export function keepCookieChoice(choice: CookieChoice): void {
  write(CHOICE, choice, SIX_MONTHS);
  if (choice === 'refuse') write(AUDIENCE, '', 0);
  else if (!read(document.cookie, AUDIENCE)) write(AUDIENCE, crypto.randomUUID(), THIRTEEN_MONTHS);
}
