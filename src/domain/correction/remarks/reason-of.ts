import type { SignAdvice } from '../advice.ts';
import type { Placement } from '../placement.ts';
import type { ReadSign } from '../signs/sign.ts';
import { CLEARLY_THERE, HARDLY_THERE, SOLID } from './sign-remarks.ts';

/**
 * Why a criterion stands where it stands, in one sentence or two: praise where it is earned and the
 * criterion solid, then what is hardly there; where all is half done, what to do about the heaviest.
 */
export function reasonOf(
  placement: Placement,
  signs: ReadSign[],
  book: Record<string, SignAdvice>,
): string {
  const spoken = signs.filter(({ code, unseen }) => book[code] && !unseen);
  const best = most(spoken, ({ worth, present }) => (present >= CLEARLY_THERE ? worth : 0));
  const worst = most(spoken, ({ worth, present }) =>
    present < HARDLY_THERE ? worth * (1 - present) : 0,
  );
  const said = [
    placement >= SOLID && best ? book[best.code]!.strength : '',
    worst ? book[worst.code]!.weakness : '',
  ].filter((sentence) => sentence !== '');
  if (said.length > 0) return said.join(' ');
  const halfDone = most(spoken, ({ worth, present }) => worth * (1 - present));
  return halfDone ? book[halfDone.code]!.tip : '';
}

function most(signs: ReadSign[], weight: (sign: ReadSign) => number): ReadSign | undefined {
  const [first] = [...signs].sort((a, b) => weight(b) - weight(a));
  return first && weight(first) > 0 ? first : undefined;
}
