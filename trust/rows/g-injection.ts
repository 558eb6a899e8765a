import { row } from '../row.ts';

/** What people type is shown, never obeyed. */
export const INJECTION = [
  row(
    'G1',
    'scripts in copies, names, answers, addresses, queries',
    '500 payloads × every sink: 0 run, 0 node',
  ),
  row('G2', 'a page that would run what is injected', 'no inline script, no frame'),
  row('G3', 'operators and markup in the exported PDF', 'opens, no script, no link'),
  row('G4', 'line feeds in addresses, a flood of messages', '0 header more; 5 an hour'),
  row('G5', 'SQL in what is typed', 'no statement built from strings'),
  row('G6', 'addresses typed by people are fetched', '0 request'),
  row('G7', 'secrets and copies in the log', '0 canary'),
  row('G8', 'error reports used as a dump', '<= 8 kB kept, 20 a minute'),
  row('G9', 'bodies that pollute, nest or backtrack', '10,000: 0 crash'),
];
