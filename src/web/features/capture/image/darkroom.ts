import type { Edit, PhotoStudy } from '../captured-page.ts';
import type { Answer, Order } from './darkroom-worker.ts';

type Work = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never;
type Waiting = { resolve(answer: Answer): void; reject(problem: Error): void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let nextId = 1;

/** Photos are worked on beside the page, one at a time, so that nothing on screen stutters. */
async function ask(work: Work): Promise<Answer> {
  worker ??= openWorker();
  const id = nextId++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ ...work, id });
  });
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./darkroom-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  };
  opened.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the darkroom is closed'));
    waiting.clear();
    worker = undefined;
  };
  return opened;
}

const canWork = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** What a photo shows, or undefined where the device cannot tell: the server looks again anyway. */
export async function studyPhoto(photo: File): Promise<PhotoStudy | undefined> {
  if (!canWork()) return undefined;
  const answer = await ask({ kind: 'study', photo }).catch(() => undefined);
  return answer && 'study' in answer ? answer.study : undefined;
}

/** The photo reduced, cropped and turned, as a JPEG; the photo itself where the device cannot. */
export async function developPhoto(photo: File, edit: Edit): Promise<File> {
  if (!canWork()) return photo;
  const answer = await ask({ kind: 'develop', photo, edit }).catch(() => undefined);
  if (!answer || !('picture' in answer)) return photo;
  const name = photo.name.replace(/\.[^.]+$/, '.jpg');
  return new File([answer.picture], name, { type: 'image/jpeg', lastModified: photo.lastModified });
}
