import { readFileSync } from 'node:fs';
import { decodeImage } from '#engines/reading/image/decode-image.ts';

// A process of its own that opens pictures, the first to warm up, and says each verdict and how much its memory grew.
const verdictOf = async (path: string) => {
  const outcome = await decodeImage(readFileSync(path));
  return outcome.ok ? 'opened' : outcome.error.code;
};
const peakMegabytes = () => process.resourceUsage().maxRSS / 1_024;

const [honest, ...others] = process.argv.slice(2);
await verdictOf(honest!);
const before = peakMegabytes();
const verdicts: string[] = [];
for (const path of others) verdicts.push(await verdictOf(path));
process.send?.({ verdicts, grownMegabytes: peakMegabytes() - before });
process.disconnect?.();
