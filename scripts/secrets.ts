import { scanSecrets } from './supply/scan-secrets.ts';

// npm run secrets — looks for keys in every tracked file and in the built pages.
const { files, found } = scanSecrets();
for (const line of found) console.error(line);
console.log(`[J3] ${files} files looked at, ${found.length} secrets`);
process.exit(found.length === 0 ? 0 : 1);
