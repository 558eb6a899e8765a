import type { Edit, PhotoStudy } from '../captured-page.ts';
import { findPage } from './find-page.ts';
import { judgePhoto } from './judge-photo.ts';
import type { Gray, Quad } from './quad.ts';
import { flatSize, straighten } from './straighten.ts';

/** Wide enough for any reader, light enough for any connection. */
const LONGEST = 2_200;
const QUALITY = 0.82;
/** Enough to see blur, enough to see a sheet. */
const JUDGED = 1_100;
const SEARCHED = 360;

export type Order =
  | { id: number; kind: 'study'; photo: Blob }
  | { id: number; kind: 'develop'; photo: Blob; edit: Edit };
export type Answer =
  | { id: number; study: PhotoStudy }
  | { id: number; picture: Blob }
  | { id: number; problem: string };

const desk = self as unknown as {
  onmessage: (message: MessageEvent<Order>) => void;
  postMessage(answer: Answer): void;
};

desk.onmessage = async ({ data: order }) => {
  const { id } = order;
  try {
    const photo = await createImageBitmap(order.photo);
    if (order.kind === 'study') desk.postMessage({ id, study: studyOf(photo) });
    else desk.postMessage({ id, picture: await develop(photo, order.edit) });
    photo.close();
  } catch (problem) {
    desk.postMessage({ id, problem: String(problem) });
  }
};

function studyOf(photo: ImageBitmap): PhotoStudy {
  const { width, height } = photo;
  const small = grayOf(photo, SEARCHED);
  const found = findPage(small);
  return {
    width,
    height,
    faults: judgePhoto(grayOf(photo, JUDGED)),
    ...(found && {
      corners: found.map(({ x, y }) => ({ x: x / small.width, y: y / small.height })) as Quad,
    }),
  };
}

async function develop(photo: ImageBitmap, { corners, turns }: Edit): Promise<Blob> {
  const reduced = draw(photo, LONGEST);
  const flat = corners ? cropped(reduced, corners) : reduced;
  return turned(flat, turns).convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

function draw(photo: ImageBitmap, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
  const pen = penOf(canvas);
  // A transparent picture is read as black ink on black otherwise.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function cropped(from: OffscreenCanvas, shares: Quad): OffscreenCanvas {
  const { width, height } = from;
  const corners = shares.map(({ x, y }) => ({ x: x * width, y: y * height })) as Quad;
  const size = flatSize(corners, LONGEST);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = penOf(canvas);
  const page = pen.createImageData(size.width, size.height);
  straighten(penOf(from).getImageData(0, 0, width, height), corners, page);
  pen.putImageData(page, 0, 0);
  return canvas;
}

function turned(from: OffscreenCanvas, turns: number): OffscreenCanvas {
  if (turns % 4 === 0) return from;
  const lying = turns % 2 === 1;
  const canvas = new OffscreenCanvas(
    lying ? from.height : from.width,
    lying ? from.width : from.height,
  );
  const pen = penOf(canvas);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(from, -from.width / 2, -from.height / 2);
  return canvas;
}

function grayOf(photo: ImageBitmap, longest: number): Gray {
  const canvas = draw(photo, longest);
  const { width, height } = canvas;
  const { data } = penOf(canvas).getImageData(0, 0, width, height);
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const pixel = at * 4;
    gray[at] =
      0.299 * (data[pixel] as number) +
      0.587 * (data[pixel + 1] as number) +
      0.114 * (data[pixel + 2] as number);
  }
  return { data: gray, width, height };
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas on this device');
  return pen;
}
