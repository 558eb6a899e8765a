import sharp from 'sharp';

/** libvips can open forty formats; three are accepted, so in the reading process the others cannot even be tried. */
export function confineSharp() {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // Every file is new: a cache would only hold memory.
  sharp.cache(false);
  sharp.concurrency(2);
}
