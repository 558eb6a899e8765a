import { buildWebIfStale } from '#main/build-web.ts';
import { startBrowser } from '../e2e/browser.ts';
import { freePort } from '../e2e/free-port.ts';
import { openLivingHouse } from '../e2e/living-house.ts';
import { openPostgres } from '../e2e/open-postgres.ts';
import { fetchLighthouse, type Visit } from './lighthouse/fetch-lighthouse.ts';

/**
 * npm run bench:lighthouse [-- runs] — the public pages on Lighthouse's mobile profile (slow 4G, a processor four
 * times slower), the median of several visits. The package is fetched once into .cache and never installed.
 */
const PAGES = ['/', '/login', '/upgrade', '/faq', '/exemple'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LANDING = { scriptKb: 90, totalKb: 450, lcpMs: 1_800, cls: 0.02 };
const runs = Number(process.argv[2] ?? 3);

await buildWebIfStale();
const visit = await fetchLighthouse();
const postgres = await openPostgres();
const house = await openLivingHouse(postgres.address);
const port = await freePort();
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
const misses: string[] = [];
const notes: string[] = [];
try {
  console.log(
    '| page | perf. | a11y | practices | SEO | FCP ms | LCP ms | TBT ms | CLS | JS kB | all kB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const path of PAGES) report(path, await visits(path));
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}
for (const note of notes) console.log(`- seen in a visit at least: ${note}`);
for (const miss of misses) console.log(`- MISSED: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function visits(path: string): Promise<Visit[]> {
  const seen: Visit[] = [];
  for (let run = 0; run < runs; run++) seen.push(await visit(house.url + path, port));
  return seen;
}

function report(path: string, seen: Visit[]) {
  const of = (measure: (one: Visit) => number) => median(seen.map(measure));
  const scores = CATEGORIES.map((category) =>
    Math.round(of((one) => one.scores[category] ?? 0) * 100),
  );
  const lcp = of((one) => one.lcpMs);
  const cls = of((one) => one.cls);
  const script = of((one) => one.scriptKb);
  const total = of((one) => one.totalKb);
  const whole = [of((one) => one.fcpMs), lcp, of((one) => one.tbtMs)].map(Math.round);
  console.log(
    `| ${[path, ...scores, ...whole, cls.toFixed(3), script.toFixed(1), total.toFixed(1)].join(' | ')} |`,
  );
  const judged = path === '/exemple' ? [] : scores;
  if (judged.some((score) => score < 95)) misses.push(`${path}: a category under 95`);
  for (const url of new Set(seen.flatMap((one) => one.away))) misses.push(`${path}: asks ${url}`);
  for (const audit of new Set(seen.flatMap((one) => one.weak))) notes.push(`${path}: ${audit}`);
  if (path !== '/') return;
  if (script > LANDING.scriptKb) misses.push(`/: ${script} kB of scripts`);
  if (total > LANDING.totalKb) misses.push(`/: ${total} kB in all`);
  if (lcp > LANDING.lcpMs) misses.push(`/: largest paint after ${lcp} ms`);
  if (cls > LANDING.cls) misses.push(`/: layout shift of ${cls}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
