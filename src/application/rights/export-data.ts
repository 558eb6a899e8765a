import type { Ports } from '../ports.ts';
import { ownedFileKeys } from './owned-files.ts';
import type { OwnedRows } from './ports.ts';

export type ExportEntry = { path: string; read(): Promise<Uint8Array> };

/** One correction as a document. */
export type PrintOwnCorrection = (userId: string, resultId: string) => Promise<Uint8Array>;

/** Everything a person owns, as the entries of an archive; each is read when its turn comes. */
export async function exportData(
  userId: string,
  ports: Pick<Ports, 'rights' | 'files'>,
  readMe: string,
  print: PrintOwnCorrection,
): Promise<ExportEntry[]> {
  const rows = await ports.rights.readOwned(userId);
  const keys = await ownedFileKeys(userId, ports.files);
  return [
    textEntry('LISEZ-MOI.txt', readMe),
    textEntry('donnees.json', toJson(rows)),
    ...keys.map((key) => ({
      path: `fichiers/${key.slice(userId.length + 1)}`,
      read: () => ports.files.read(key),
    })),
    ...(rows.results ?? []).map(({ id, created_at: at }) => ({
      path: `corrections/${new Date(String(at)).toISOString().slice(0, 10)}-${String(id).slice(0, 8)}.pdf`,
      read: () => print(userId, String(id)),
    })),
  ];
}

const toJson = (rows: OwnedRows) => JSON.stringify(rows, null, 2);

const textEntry = (path: string, text: string): ExportEntry => ({
  path,
  read: async () => new TextEncoder().encode(text),
});
