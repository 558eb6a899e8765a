import { row } from '../row.ts';

/** A session is its owner's. */
export const SESSIONS = [
  row('F1', 'a session planted, or used after sign-out or reset', 'rotates; others die'),
  row('F2', 'another site posts in a pupil’s name', 'every changing route refuses'),
  row('F3', 'answers tell who has an account', 'same status, same body'),
  row('F4', 'passwords are tried', 'bounded by account and address; a school still enters'),
  row('F5', 'reset links reused, late, or poisoned', '0 pass; kept as a hash'),
  row('F6', 'a return address that leads elsewhere', '60 payloads: 0 leave'),
  row('F7', 'an account planted before its owner comes by Google', '0 takeover'),
  row('F8', 'weak passwords', 'refused; long and strange ones accepted; hashed by scrypt'),
  row('F9', 'idle sessions', '15 min warns, 30 ends; never during work'),
];
