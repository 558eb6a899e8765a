/** What may stay on this device, each kind in its box: unfinished copies, copies waiting to leave, results read lately. */
type Box = 'drafts' | 'outbox' | 'kept';

const NAME = 'laureat';
const BOXES: Box[] = ['drafts', 'outbox', 'kept'];
/** Where the browser keeps nothing (private windows, old engines), things last as long as the page. */
const memory = new Map<string, unknown>();
let opening: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const box of BOXES) request.result.createObjectStore(box);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  return opening;
}

function within<T>(
  box: Box,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
  instead: () => T,
): Promise<T> {
  return open().then(
    (database) =>
      new Promise<T>((resolve) => {
        if (!database) return resolve(instead());
        const transaction = database.transaction(box, mode);
        const request = work(transaction.objectStore(box));
        transaction.oncomplete = () => resolve(request.result as T);
        transaction.onabort = () => resolve(instead());
      }),
  );
}

/** A small cupboard on the device. It never throws: losing it costs comfort, never a copy that was sent. */
export const localStore = {
  get: <T>(box: Box, key: string) =>
    within<T | undefined>(
      box,
      'readonly',
      (store) => store.get(key),
      () => memory.get(`${box}/${key}`) as T | undefined,
    ),

  put: (box: Box, key: string, value: unknown) =>
    within<unknown>(
      box,
      'readwrite',
      (store) => store.put(value, key),
      () => memory.set(`${box}/${key}`, value),
    ),

  remove: (box: Box, key: string) =>
    within<unknown>(
      box,
      'readwrite',
      (store) => store.delete(key),
      () => memory.delete(`${box}/${key}`),
    ),

  keys: (box: Box) =>
    within<IDBValidKey[]>(
      box,
      'readonly',
      (store) => store.getAllKeys(),
      () => keysInMemory(box),
    ).then((keys) => keys.map(String)),

  /** Nothing of the person who was here stays behind, in those boxes or in any. */
  async clear(...boxes: Box[]) {
    const emptied = boxes.length > 0 ? boxes : BOXES;
    for (const box of emptied) for (const key of keysInMemory(box)) memory.delete(`${box}/${key}`);
    for (const box of emptied) {
      await within<unknown>(
        box,
        'readwrite',
        (store) => store.clear(),
        () => undefined,
      );
    }
  },
};

const keysInMemory = (box: Box) =>
  [...memory.keys()]
    .filter((key) => key.startsWith(`${box}/`))
    .map((key) => key.slice(box.length + 1));
