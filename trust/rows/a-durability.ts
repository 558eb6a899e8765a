import { row } from '../row.ts';

/** Nothing acknowledged is lost, whatever falls. */
export const DURABILITY = [
  row(
    'A1',
    'the product is killed at any moment while copies go through it',
    '200 kills: 0 lost, 0 double, all settled',
    'bench:kills -- 200 7',
  ),
  row('A2', 'it dies at one of its named steps', 'same end as an undisturbed run, at every step'),
  row(
    'A3',
    'the database, or any process, is killed in the middle of work',
    'back within seconds, 0 lost',
    'bench:cluster -- 50 7',
  ),
  row(
    'A4',
    'the power goes: what was not flushed is gone',
    'file flushed, renamed, folder flushed',
  ),
  row('A5', 'a second server is started on the same data', 'turned away by name, 0 writes'),
  row('A6', 'the disk fills up during an upload', '507, no half file, fine again with room'),
  row(
    'A7',
    'the model times out, refuses, cuts off or talks nonsense',
    '500 sequences: 0 wrong grade, 0 stuck',
    'bench:grading -- failures',
  ),
  row('A8', 'one page of several cannot be read', 'pages kept, the page named, no silent grade'),
  row(
    'A9',
    'a phone loses its network somewhere in an upload',
    '100 cuts: one exam, 0 file left over',
  ),
  row('A10', 'a pupil taps twice, or their phone retries', '20 at once: 1 exam, 20 equal answers'),
  row('A11', 'the page is closed during the correction', 'the result is there, announced once'),
  row('A12', 'clocks change, midnight passes in Paris', '1,000 timelines right'),
  row(
    'A13',
    'tab or server dies in a mock exam',
    '50 runs: at most 10 s lost, one copy',
    'bench:mock-exam',
  ),
  row('A14', 'aborted uploads leave files behind', '1,000 aborts: 0 orphan, 0 owned file gone'),
  row('A15', 'the process is asked to stop under load', 'requests finish, jobs given back'),
  row('A16', 'a job that kills its worker', 'set aside after its tries; others go on'),
  row('A17', 'an upgrade is cut in the middle', 'starts again, rows and sums equal'),
  row('A18', 'the machine is lost', 'restored elsewhere, every file hash-equal, <= 10 min'),
  row('A19', 'it runs for hours', '2 h: under 5 MB/h, no handle more', 'bench:soak -- 120'),
];
