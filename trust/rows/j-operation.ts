import { row } from '../row.ts';

/** It can be built, watched and trusted by others. */
export const OPERATION = [
  row('J1', 'a package with a known weakness', '0 high', 'audit:packages'),
  row('J2', 'packages that run at install, or were changed', 'only the approved; locked'),
  row('J3', 'secrets in the tree or the pages', '0'),
  row('J4', 'a dead database looks healthy', '503 at once'),
  row('J5', 'a wrong setting', 'one line naming it'),
  row('J6', 'nobody knows what is inside', 'SBOM, threat model, policy present'),
];
