/** A file of named typed arrays: a JSON directory, then the arrays, each aligned on 8 bytes. */
export type Sections = { header: Record<string, unknown>; arrays: Map<string, TypedArray> };

export type TypedArray =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float32Array;

type Entry = { name: string; type: keyof typeof makers; offset: number; length: number };

const makers = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Int32Array, Float32Array };

export function readSections(bytes: Uint8Array): Sections {
  const whole = (bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()) as Uint8Array<ArrayBuffer>;
  const size = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const directory = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + size)));
  const base = whole.byteOffset + aligned(4 + size);
  const arrays = new Map<string, TypedArray>();
  for (const { name, type, offset, length } of directory.entries as Entry[]) {
    arrays.set(name, new makers[type](whole.buffer, base + offset, length));
  }
  return { header: directory.header, arrays };
}

export function writeSections(header: object, arrays: Record<string, TypedArray>): Uint8Array {
  const entries: Entry[] = [];
  let offset = 0;
  for (const [name, array] of Object.entries(arrays)) {
    entries.push({
      name,
      type: array.constructor.name as Entry['type'],
      offset,
      length: array.length,
    });
    offset = aligned(offset + array.byteLength);
  }
  const directory = new TextEncoder().encode(JSON.stringify({ header, entries }));
  const start = aligned(4 + directory.length);
  const out = new Uint8Array(start + offset);
  new DataView(out.buffer).setUint32(0, directory.length, true);
  out.set(directory, 4);
  for (const [i, array] of Object.values(arrays).entries()) {
    out.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      start + entries[i]!.offset,
    );
  }
  return out;
}

/** The array of that name and type, or a clear failure when the file is not the one expected. */
export function section<T extends TypedArray>(
  sections: Sections,
  name: string,
  type: new (length: number) => T,
): T {
  const array = sections.arrays.get(name);
  if (!(array instanceof type)) throw new Error(`section ${name} is missing or of another type`);
  return array;
}

const aligned = (n: number) => (n + 7) & ~7;
