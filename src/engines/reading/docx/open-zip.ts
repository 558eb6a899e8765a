import { inflateRawSync } from 'node:zlib';
import { LIMITS } from '../limits.ts';
import { done, type Outcome, refused } from '../outcome.ts';

export type Zip = {
  names: string[];
  /** Inflates one entry; throws `ZipBomb` when the promises of the archive do not hold. */
  read(name: string): Uint8Array | undefined;
};

export class ZipBomb extends Error {}

type Entry = { method: number; packed: number; at: number };

/**
 * Opens an archive from its central directory, inflating nothing yet.
 * The limits count the bytes really inflated, never the sizes an archive announces.
 */
export function openZip(bytes: Uint8Array): Outcome<Zip> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return refused({ code: 'file-damaged' });

  const count = view.getUint16(end + 10, true);
  if (count > LIMITS.zipEntries) return refused({ code: 'file-hostile' });

  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) {
      return refused({ code: 'file-damaged' });
    }
    const encrypted = view.getUint16(at + 8, true) & 1;
    if (encrypted) return refused({ code: 'file-encrypted' });
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return done(zipOf(bytes, view, entries));
}

function zipOf(bytes: Uint8Array, view: DataView, entries: Map<string, Entry>): Zip {
  let inflated = 0;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry || entry.at + 30 > bytes.length) return undefined;
      const from =
        entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
      const packed = bytes.subarray(from, from + entry.packed);
      const content = inflate(packed, entry.method, LIMITS.zipBytes - inflated);
      inflated += content.length;
      return content;
    },
  };
}

function inflate(packed: Uint8Array, method: number, room: number): Uint8Array {
  if (method === 0) return packed;
  // Small parts compress oddly well (a megabyte of styles in 8 kB), so the ratio only counts above that.
  const ceiling = Math.min(room, Math.max(1024 * 1024, packed.length * LIMITS.zipRatio));
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, ceiling) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ZipBomb();
    throw error;
  }
}

/** The end record is the last one, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return undefined;
}
