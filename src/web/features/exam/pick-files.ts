import { checkFileName, MAX_FILES } from '#domain/exam/check-file-name.ts';
import { sentenceForRefusal } from '#web/strings/refusals.ts';

export type Picked = {
  files: File[];
  /** One sentence for each file left out. */
  reasons: string[];
  tooMany: boolean;
};

/** Adds what may be sent to what is already there; the server judges again. */
export function pickFiles(already: readonly File[], added: readonly File[]): Picked {
  const judged = added.map((file) => ({ file, verdict: checkFileName(file) }));
  const kept = [...already, ...judged.filter(({ verdict }) => verdict.ok).map(({ file }) => file)];
  const reasons = judged.flatMap(({ verdict }) =>
    verdict.ok ? [] : [sentenceForRefusal(verdict.error)],
  );
  return { files: kept.slice(0, MAX_FILES), reasons, tooMany: kept.length > MAX_FILES };
}
