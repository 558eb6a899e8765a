import { row } from '../row.ts';

const CORPUS = 'bench:hostile -- 10000';

/** A file is an attack until it is read. */
export const FILES = [
  row('C1', 'pictures cut, flipped and mislabelled', '0 crash, 0 hang, a verdict each', CORPUS),
  row('C2', 'small pictures that unpack into millions of points', 'refused from the header'),
  row('C3', 'Word files that unpack without end', 'refused before inflating', CORPUS),
  row('C4', 'XML that asks for our files or another host', '0 read, 0 connection', CORPUS),
  row('C5', 'files that are not what they say', 'verdict by content, the exact sentence'),
  row('C6', 'files that are two things at once', 'what is served holds no payload'),
  row('C7', 'PDF with scripts, launches, ten thousand pages', 'text only, 30 pages, 0 run'),
  row('C8', 'file names that climb, hide or inject', 'own key, escaped, valid header'),
  row('C9', 'too many files, fields or slow drips', 'limits said; cut within 30 s'),
  row('C10', 'stored files asked for directly', 'not found; never run by a browser'),
  row('C11', 'the place of a photograph inside it', 'none in what is served or exported'),
  row('C12', 'one pupil fills the store', '200 MB free, 2 GB pro, told at 90 %'),
  row('C13', 'a parser eats memory or time', 'its own process, bounded; nobody else hurt'),
];
