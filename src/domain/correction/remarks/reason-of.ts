import type { SignAdvice } from '../advice.ts';
import type { Placement } from '../placement.ts';
import type { ReadSign } from '../signs/sign.ts';
import { CLEARLY_THERE, HARDLY_THERE, SOLID } from './sign-remarks.ts';

type Reason = {
  sentences: string;
  /** The signs it speaks of, so that the next criterion speaks of others. */
  codes: string[];
};

/**
 * Why a criterion stands where it stands, in one sentence or two: praise where it is earned and the
 * criterion solid, then what is hardly there; where all is half done, what to do about the heaviest.
 */
export function reasonOf(
  placement: Placement,
  signs: ReadSign[],
  book: Record<string, SignAdvice>,
  said: (code: string) => boolean = () => false,
): Reason {
  const heard = signs.filter(({ code, unseen }) => book[code] && !unseen);
  const fresh = heard.filter(({ code }) => !said(code));
  const spoken = fresh.length > 0 ? fresh : heard;
  const best = most(spoken, ({ worth, present }) => (present >= CLEARLY_THERE ? worth : 0));
  const worst = most(spoken, ({ worth, present }) =>
    present < HARDLY_THERE ? worth * (1 - present) : 0,
  );
  const praised = placement >= SOLID ? best : undefined;
  if (praised || worst)
    return {
      codes: [praised, worst].flatMap((sign) => sign?.code ?? []),
      sentences: [
        praised ? book[praised.code]!.strength : '',
        worst ? book[worst.code]!.weakness : '',
      ]
        .join(' ')
        .trim(),
    };
  const halfDone = most(spoken, ({ worth, present }) => worth * (1 - present));
  return halfDone
    ? { codes: [halfDone.code], sentences: book[halfDone.code]!.tip }
    : { codes: [], sentences: '' };
}

function most(signs: ReadSign[], weight: (sign: ReadSign) => number): ReadSign | undefined {
  const [first] = [...signs].sort((a, b) => weight(b) - weight(a));
  return first && weight(first) > 0 ? first : undefined;
}
