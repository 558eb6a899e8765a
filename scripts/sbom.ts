import { writeFileSync } from 'node:fs';
import { makeSbom } from './supply/make-sbom.ts';

// npm run sbom [file] — the list of everything inside, as CycloneDX 1.6.
const [file = 'sbom.json'] = process.argv.slice(2);
const sbom = makeSbom();
writeFileSync(file, `${JSON.stringify(sbom, undefined, 1)}\n`);
console.log(`${sbom.components.length} components in ${file}`);
