// Packs the second opinion for the engine: node pack.ts DATA_FOLDER ARRAYS_FOLDER WEIGHTS_FOLDER OUT_FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { writeSections } from '../../src/engines/french/lexicon/sections.ts';
import { readEncoded } from './read-encoded.ts';

const [data = '', arrays = '', folder = '', out = ''] = process.argv.slice(2);
const { scale } = JSON.parse(readFileSync(`${folder}/second-opinion.json`, 'utf8'));
const weights = new Int8Array(readFileSync(`${folder}/second-opinion.i1`));
const raw = writeSections({ scale }, { weights, kinds: readEncoded(data, arrays).kinds });
const packed = zstdCompressSync(raw, { params: { [constants.ZSTD_c_compressionLevel]: 15 } });
writeFileSync(out, packed);
console.log('raw', raw.length, 'packed', packed.length);
