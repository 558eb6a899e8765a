import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM } from 'tesseract.js';

const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json'));

/** What anyone gets by installing tesseract.js and giving it the picture: the same model, no preparation. */
export async function plainTesseract() {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
  return {
    /** The camera's own orientation is applied, as any viewer does. */
    async read(picture: Uint8Array): Promise<string> {
      const upright = await sharp(picture).autoOrient().png({ compressionLevel: 1 }).toBuffer();
      const { data } = await worker.recognize(upright, {}, { text: true });
      return data.text;
    },
    close: () => worker.terminate(),
  };
}
