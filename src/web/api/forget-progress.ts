import type { QueryClient } from '@tanstack/react-query';
import { COPY_GRADES_KEY } from './bac.ts';
import { DASHBOARD_KEY } from './progress.ts';
import { ERRORS_KEY } from './revision.ts';
import { REPORT_KEY } from './share.ts';

/** A copy or a card changed the figures: whichever screen shows them next asks anew, however fresh they seem. */
export function forgetProgress(client: QueryClient): void {
  for (const queryKey of [DASHBOARD_KEY, ERRORS_KEY, COPY_GRADES_KEY, REPORT_KEY]) {
    void client.invalidateQueries({ queryKey });
  }
}
