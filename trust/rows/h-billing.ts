import { row } from '../row.ts';

/** Money moves once. */
export const BILLING = [
  row('H1', 'one event delivered fifty times', '1 effect'),
  row('H2', 'events in any order', 'the provider’s own state, every permutation'),
  row('H3', 'forged, old or altered events', '400, 0 effect'),
  row('H4', 'a crash between event and effect', 'applied once'),
  row('H5', 'two checkouts at once', 'one subscription'),
  row('H6', 'events that never come', 'made up for by one reconciliation'),
  row('H7', 'cancel, resume, refund, dispute, refused card', 'Pro to the end paid; nothing lost'),
  row('H8', 'leaving is hard', 'three clicks, a dated receipt'),
  row('H9', 'the client names the price', 'cents computed here'),
];
