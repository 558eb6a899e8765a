import { row } from '../row.ts';

/** Everybody sees what is theirs. */
export const AUTHORISATION = [
  row(
    'E1',
    'a call with somebody else’s id',
    'every route × 7 people × 4 ids as expected; another’s id answers as an unknown one',
  ),
  row('E2', 'a body that also sets plan, role, grade, owner', '0 stored'),
  row('E3', 'administration by a pupil', 'does not exist; reading a copy leaves a trace'),
  row('E4', 'a free pupil reads what is Pro', '0 Pro byte in the answer'),
  row('E5', 'a plan ends during a session', 'effect at the next request'),
  row('E6', 'the live channel of somebody else, or after sign-out', '401; closed <= 30 s'),
  row('E7', 'stored paths are guessed', 'not found'),
];
