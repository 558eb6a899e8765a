import sharp from 'sharp';
import { photograph } from './photograph.ts';
import { TEXTS } from './texts.ts';
import { drawOnePage, type Raster, typesetPage, typesetTwoHands } from './typeset-page.ts';

const asSharp = ({ width, height, data }: Raster) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Print as a scanner gives it: clean, at several resolutions and fonts. */
export async function printedPage() {
  const make = async (
    name: string,
    font: string,
    size: number,
    dots: number,
    texts: (keyof typeof TEXTS)[],
  ) => {
    const paragraphs = texts.flatMap((t) => TEXTS[t] as string[]);
    const [page] = await drawOnePage(await typesetPage(paragraphs, { font, size }), dots);
    const image = asSharp(page!).greyscale();
    const bytes = name.endsWith('.png')
      ? await image.png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer()
      : await image.jpeg({ quality: 75 }).toBuffer();
    return { name, bytes: new Uint8Array(bytes), text: paragraphs.join('\n') };
  };
  return [
    await make('imprime.png', 'lora', 12, 200, ['philosophy', 'sciences']),
    await make('imprime-300.jpg', 'open-sans', 11, 300, ['history', 'maths']),
    await make('imprime-150.jpg', 'noto-serif', 11, 150, ['economics', 'biology']),
  ];
}

/** A printed subject with the pupil's answer written under it. */
export async function mixedPage() {
  const subject = [
    'Sujet : rédigez une lettre à la direction du lycée.',
    'Vous respecterez les usages de la lettre et soignerez l’expression.',
  ];
  const answer = TEXTS.letter;
  const [page] = await drawOnePage(await typesetTwoHands(subject, answer), 230);
  const bytes = await photograph(page!, {
    seed: 340,
    turn: 1.5,
    perspective: 0.02,
    shadow: 0.25,
    quality: 72,
  });
  return { bytes, text: [...subject, ...answer].join('\n') };
}
