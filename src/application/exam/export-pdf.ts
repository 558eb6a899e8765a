import { isPro, type Plan } from '#domain/account/plan.ts';
import type { PhotographedPage } from '#domain/exam/photographed-pages.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import type { Queries, ResultRow } from '../queries.ts';

/** A correction as it goes to the printer, its photographed pages with it. */
export type PrintedCorrection = {
  result: ResultRow;
  photos: (PhotographedPage & { jpeg: Uint8Array })[];
};

export type PrintCorrection = (correction: PrintedCorrection) => Promise<Uint8Array>;

type Needs = {
  queries: Pick<Queries, 'result' | 'pagePicture'>;
  files: Ports['files'];
  printCorrection: PrintCorrection;
};

/** The correction of a pupil with Pro as a document to keep, to print or to give to a teacher. */
export async function exportPdf(
  { userId, plan, resultId }: { userId: string; plan: Plan; resultId: string },
  { queries, files, printCorrection }: Needs,
): Promise<Result<{ bytes: Uint8Array; result: ResultRow }, Refusal>> {
  const result = await queries.result(userId, resultId);
  if (!result) return err({ code: 'not-found' });
  if (!isPro(plan)) return err({ code: 'pro-required' });
  const photos = await Promise.all(
    result.photos.map(async (photo) => {
      const key = await queries.pagePicture(userId, result.examId, photo.page);
      return key ? [{ ...photo, jpeg: await files.read(key) }] : [];
    }),
  );
  const isWhole = result.photos.length === result.output.pages_processed;
  const bytes = await printCorrection({ result, photos: isWhole ? photos.flat() : [] });
  return ok({ bytes, result });
}
