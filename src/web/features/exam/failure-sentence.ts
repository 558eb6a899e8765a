import type { Refusal } from '#domain/refusal.ts';
import { isRefusalCode, sentenceForRefusal } from '#web/strings/refusals.ts';
import { uiText } from '#web/strings/ui-text.ts';

/** Why an exam failed, in French; the server keeps only the code. */
export const failureSentence = (code: string): string =>
  isRefusalCode(code) ? sentenceForRefusal({ code } as Refusal) : uiText.unexpected;
