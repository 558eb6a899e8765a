const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;

/** Which way up a photograph is held, from its TIFF block; upright when the block does not say. */
export function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + 12 * entry;
      if (short(at) !== ORIENTATION_TAG) continue;
      const turned = short(at + 8);
      return turned >= 1 && turned <= 8 ? turned : UPRIGHT;
    }
  } catch {
    // A block that leads outside itself says nothing.
  }
  return UPRIGHT;
}

/** A TIFF block that says which way up, and nothing else. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a00000008000101120003000000010001000000000000', 'hex');
  block.writeUInt16BE(orientation, 18);
  return block;
}

/** As many bytes, of which only the way up is left. */
export function blanked(tiff: Buffer): Buffer {
  const blank = Buffer.alloc(tiff.length);
  orientationBlock(orientationOf(tiff)).copy(blank);
  return blank;
}
