import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { checkRoom, type Owner } from '#application/exam/check-room.ts';
import type { FileStore } from '#application/ports.ts';
import {
  checkFileName,
  MAX_FILE_BYTES,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
} from '#domain/exam/check-file-name.ts';
import { detectKind } from '#domain/exam/detect-kind.ts';
import type { ExamFile, FileKind } from '#domain/exam/exam.ts';
import { fileKey } from '#domain/exam/file-key.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { stripMetadata } from '#engines/metadata/strip-metadata.ts';

const CUT = { code: 'invalid-input', fields: ['files'] } satisfies Refusal;

export type Received = { fields: Record<string, string>; files: ExamFile[] };

/**
 * Streams a multipart form: text fields are collected, each file goes straight to the store, without its camera's notes.
 * Nothing stays behind when any part is refused or the connection breaks.
 */
export async function receiveFiles(
  request: Request,
  owner: Owner,
  store: FileStore,
): Promise<Result<Received, Refusal>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) return err({ code: 'no-file' });
  const { userId } = owner;
  const declared = Number(request.headers.get('content-length') ?? 0);
  const room = await checkRoom(owner, store, declared);
  if (!room.ok) return room;

  const fields: Record<string, string> = {};
  const arriving: Promise<Result<ExamFile, Refusal>>[] = [];
  let tooMany = false;
  let outage: unknown;
  try {
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: MAX_FILES,
        fileSize: MAX_FILE_BYTES + 1,
        fields: 20,
        fieldSize: 20_000,
        parts: 100,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
    const end = new Promise<void>((resolve, reject) => {
      form.on('field', (name, value) => {
        fields[name] = value;
      });
      form.on('file', (_field, stream, name) => {
        const file = receiveFile(decodeName(name), stream, userId, store);
        file.catch((problem) => {
          // The store failed, not the sender: it ends the whole form, since nobody would read the rest of it.
          if (!form.destroyed) outage = problem;
          form.destroy(problem);
        });
        arriving.push(file);
      });
      // A form of ours has a dozen fields: one with hundreds is no form.
      for (const limit of ['fieldsLimit', 'partsLimit'] as const)
        form.on(limit, () => form.destroy(new Error(limit)));
      form.on('filesLimit', () => {
        tooMany = true;
      });
      form.on('finish', resolve);
      form.on('error', reject);
    });
    Readable.fromWeb(request.body as never)
      .on('error', (problem) => form.destroy(problem))
      .pipe(form);
    await end;
  } catch {
    const outcomes = await Promise.allSettled(arriving);
    await discard(outcomes, store);
    if (outage) throw outage;
    return err(CUT);
  }

  const outcomes = await Promise.allSettled(arriving);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await discard(outcomes, store);
    throw failed.reason;
  }
  const refusal = tooMany
    ? ({ code: 'too-many-files', max: MAX_FILES } as const)
    : refusalIn(outcomes);
  if (refusal) {
    await discard(outcomes, store);
    return err(refusal);
  }
  const stillRoom = await checkRoom(owner, store);
  if (!stillRoom.ok) {
    await discard(outcomes, store);
    return stillRoom;
  }
  const files = outcomes.flatMap((o) =>
    o.status === 'fulfilled' && o.value.ok ? [o.value.value] : [],
  );
  return ok({ fields, files });
}

type Outcomes = PromiseSettledResult<Result<ExamFile, Refusal>>[];

const refusalIn = (outcomes: Outcomes): Refusal | undefined =>
  outcomes.flatMap((o) => (o.status === 'fulfilled' && !o.value.ok ? [o.value.error] : []))[0];

/** Forgets files that were stored for a form that is not accepted. */
export async function discard(outcomes: Outcomes, store: FileStore): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled' && outcome.value.ok)
      await store.remove(outcome.value.value.key);
  }
}

async function receiveFile(
  name: string,
  stream: Readable,
  userId: string,
  store: FileStore,
): Promise<Result<ExamFile, Refusal>> {
  let isCut = false;
  // Heard from the first moment: a form that ends early would otherwise end the process before the store reads it.
  stream.on('error', ({ name }) => {
    // An abort is our own giving up, when the store failed first.
    if (name !== 'AbortError') isCut = true;
  });
  const named = checkFileName({ name, size: 1 });
  if (!named.ok) {
    stream.resume();
    return named;
  }
  const key = fileKey(userId, Date.now(), randomBytes(6).toString('hex'), name);
  const sent = { bytes: 0 };
  const kept = { bytes: 0 };
  let kind: FileKind | undefined;
  const notice = (head: Uint8Array) => {
    kind = detectKind(head);
    return kind;
  };
  const arriving = counted(stripMetadata(counted(stream, sent), notice), kept);
  const isKept = await store.save(key, arriving).then(
    () => true,
    (problem) => {
      if (!isCut) throw problem;
      return false;
    },
  );
  if (!isKept) return err(CUT);
  const checked = checkContent(name, kind, sent.bytes);
  if (!checked.ok) {
    await store.remove(key);
    return checked;
  }
  return ok({ key, name, kind: checked.value, bytes: kept.bytes });
}

async function* counted(chunks: AsyncIterable<Uint8Array>, count: { bytes: number }) {
  for await (const chunk of chunks) {
    count.bytes += chunk.length;
    yield chunk;
  }
}

function checkContent(name: string, kind: FileKind | undefined, bytes: number) {
  if (bytes === 0) return err({ code: 'file-empty', file: name } as const);
  if (bytes > MAX_FILE_BYTES) {
    return err({ code: 'file-too-large', file: name, maxMegabytes: MAX_FILE_MEGABYTES } as const);
  }
  return kind ? ok(kind) : err({ code: 'file-type-unsupported', file: name } as const);
}

// Browsers send names as UTF-8, the parser reads them as Latin-1; a name that is not UTF-8 stays as it came.
function decodeName(name: string | undefined): string {
  const raw = Buffer.from(name ?? 'copie', 'latin1');
  const decoded = raw.toString('utf8');
  return decoded.includes('\ufffd') ? (name ?? 'copie') : decoded;
}
