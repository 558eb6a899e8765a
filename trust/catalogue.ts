import type { TrustRow } from './row.ts';
import { DURABILITY } from './rows/a-durability.ts';
import { COUNTERS } from './rows/b-counters.ts';
import { FILES } from './rows/c-files.ts';
import { MODEL } from './rows/d-model.ts';
import { AUTHORISATION } from './rows/e-authorisation.ts';
import { SESSIONS } from './rows/f-sessions.ts';
import { INJECTION } from './rows/g-injection.ts';
import { BILLING } from './rows/h-billing.ts';
import { PRIVACY } from './rows/i-privacy.ts';
import { OPERATION } from './rows/j-operation.ts';

/** Everything we promise about reliability, security and privacy. */
export const CATALOGUE: readonly TrustRow[] = [
  ...DURABILITY,
  ...COUNTERS,
  ...FILES,
  ...MODEL,
  ...AUTHORISATION,
  ...SESSIONS,
  ...INJECTION,
  ...BILLING,
  ...PRIVACY,
  ...OPERATION,
];
