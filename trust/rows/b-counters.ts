import { row } from '../row.ts';

/** What is counted is counted once. */
export const COUNTERS = [
  row('B1', 'one free pupil sends fifty copies at once', '100 rounds: exactly 1 accepted'),
  row('B2', 'the same from five devices', 'exactly 1'),
  row('B3', 'failures are provoked to get credits back', 'one completed a day, 5 tries at most'),
  row('B4', 'a hundred pupils on a code of thirty places', '50 rounds: 30 enter'),
  row('B5', 'one pupil redeems twice, or two codes', 'one active redemption, said in French'),
  row('B6', 'codes are guessed', '10 wrong an hour; at least 60 bits'),
  row('B7', 'pupils invite themselves, in circles, by one card', '0 credited; 0 to 50 % by tens'),
  row('B8', 'a reward is given again', '10 replays: once; totals are the sum of the ledger'),
  row('B9', 'stored figures drift', 'recomputed every night: difference 0'),
  row('B10', 'levels and streaks are computed wrongly', '100,000 cases agree with the formulas'),
  row('B11', 'sign-in is flooded', 'other pages answer within 300 ms', 'bench:load -- flood'),
];
