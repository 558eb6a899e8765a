import { dirname } from 'node:path';
import type { DiskAct } from './record-disk.ts';

type Folder = { kind: 'folder'; now: Map<string, Thing>; flushed: Map<string, Thing> };
type File = { kind: 'file'; now: number; flushed: number };
type Thing = Folder | File;

const folder = (): Folder => ({ kind: 'folder', now: new Map(), flushed: new Map() });

/**
 * The disk after the power went right behind these acts, by the strictest reading of POSIX: bytes stay when their
 * file was flushed since, a name stays when its folder was. Answers the files that can be found, with their lengths.
 */
export function afterPowerLoss(root: string, acts: readonly DiskAct[]): Map<string, number> {
  const top = folder();
  const find = (path: string): Thing => {
    if (path === root) return top;
    const parent = find(dirname(path)) as Folder;
    return parent.now.get(path)!;
  };
  const put = (path: string, thing: Thing) => (find(dirname(path)) as Folder).now.set(path, thing);
  for (const act of acts) {
    const { path } = act;
    if (act.act === 'mkdir') put(path, folder());
    if (act.act === 'create') put(path, { kind: 'file', now: 0, flushed: 0 });
    if (act.act === 'write') (find(path) as File).now += act.bytes;
    if (act.act === 'rename') {
      put(act.to, find(path));
      (find(dirname(path)) as Folder).now.delete(path);
    }
    if (act.act === 'flush') {
      const thing = find(path);
      if (thing.kind === 'file') thing.flushed = thing.now;
      else thing.flushed = new Map(thing.now);
    }
  }
  return new Map(filesUnder(top));
}

const filesUnder = ({ flushed }: Folder): [string, number][] =>
  [...flushed].flatMap(([path, thing]) =>
    thing.kind === 'file' ? [[path, thing.flushed] as [string, number]] : filesUnder(thing),
  );
