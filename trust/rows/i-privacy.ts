import { row } from '../row.ts';

/** What is a pupil's stays a pupil's. */
export const PRIVACY = [
  row('I1', 'a deleted account leaves traces', '0 row, file, job outside the written list'),
  row('I2', 'an export forgets something', 'every owned row and file'),
  row('I3', 'logs are kept for ever', 'none older than 12 months'),
  row('I4', 'a child under fifteen', 'a parent agrees before the first copy'),
  row('I5', 'the link for parents', 'revocable, read only, expiring, no text'),
  row('I6', 'somebody else counts our visitors', '0 request elsewhere, no cookie too many'),
  row('I7', 'copies train models', 'never, and said'),
];
