import { checkFileName, MAX_FILES } from '#domain/exam/check-file-name.ts';
import { sentenceForRefusal } from '#web/strings/refusals.ts';

export type Picked = {
  files: File[];
  /** One sentence for each file left out. */
  reasons: string[];
  tooMany: boolean;
};

/** Which of the chosen files join those already there; the server judges again. */
export function pickFiles(already: number, chosen: readonly File[]): Picked {
  const judged = chosen.map((file) => ({ file, verdict: checkFileName(file) }));
  const fit = judged.filter(({ verdict }) => verdict.ok).map(({ file }) => file);
  const reasons = judged.flatMap(({ verdict }) =>
    verdict.ok ? [] : [sentenceForRefusal(verdict.error)],
  );
  const room = Math.max(0, MAX_FILES - already);
  return { files: fit.slice(0, room), reasons, tooMany: fit.length > room };
}
