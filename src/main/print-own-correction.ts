import { correctionPdf } from '#adapters/pdf/correction-pdf.ts';
import { exportPdf } from '#application/exam/export-pdf.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import type { PrintOwnCorrection } from '#application/rights/export-data.ts';

type Needs = { queries: Queries; ports: Pick<Ports, 'files'> };

/** The corrections one takes away are whole, whatever the plan: they are the pupil's own. */
export const printOwnCorrectionWith =
  ({ queries, ports: { files } }: Needs): PrintOwnCorrection =>
  async (userId, resultId) => {
    const asked = { userId, plan: 'pro' as const, resultId };
    const printed = await exportPdf(asked, { queries, files, printCorrection: correctionPdf });
    if (!printed.ok) throw new Error(`result ${resultId} cannot be printed: ${printed.error.code}`);
    return printed.value.bytes;
  };
