import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { GreyImage } from '../src/engines/reading/recognition.ts';
import type { PageLine } from './handwriting-pages.ts';

const LANGUAGE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json')),
  '4.0.0_best_int',
);

/** Plain tesseract.js as one installs it, with its best French model and nothing of ours before it. */
export async function tesseractPeer() {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    cacheMethod: 'none',
    gzip: true,
  });
  const picture = ({ width, height, data }: GreyImage) =>
    Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
  return {
    async readLine(line: GreyImage): Promise<string> {
      await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
      return (await worker.recognize(picture(line))).data.text.trim();
    },
    async readPage(page: GreyImage): Promise<PageLine[]> {
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
      const { data } = await worker.recognize(picture(page), {}, { blocks: true });
      const lines = (data.blocks ?? []).flatMap((b) => b.paragraphs).flatMap((p) => p.lines);
      return lines.map(({ text, bbox, baseline }) => ({
        text: text.trim(),
        height: bbox.y1 - bbox.y0,
        baseline: [
          { x: bbox.x0, y: baseline.y0 },
          { x: bbox.x1, y: baseline.y1 },
        ],
      }));
    },
    close: () => worker.terminate(),
  };
}
