import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '../../.cache/bench/lighthouse');
const PACKAGE = 'lighthouse@13.5.0';
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** What we keep of one visit. */
export type Visit = {
  scores: Record<string, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
  totalKb: number;
  /** Audits that weigh on a category and are not green. */
  weak: string[];
  /** Requests that leave for another host. */
  away: string[];
};

type Audit = {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  title: string;
  details?: { items: Record<string, unknown>[] };
};
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  finalDisplayedUrl: string;
};

/** Fetches the package the first time; then visits a page with a browser that listens on a port. */
export async function fetchLighthouse(): Promise<(url: string, port: number) => Promise<Visit>> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['i', '--prefix', FOLDER, ...quiet, PACKAGE], { stdio: 'inherit' });
  }
  const { default: lighthouse } = await import(pathToFileURL(ENTRY).href);
  return async (url, port) => {
    const options = { port, logLevel: 'error', formFactor: 'mobile', locale: 'fr' };
    const { lhr } = (await lighthouse(url, options)) as { lhr: Report };
    return readReport(lhr);
  };
}

function readReport({ categories, audits, finalDisplayedUrl }: Report): Visit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const weigh = (wanted: (request: Record<string, unknown>) => boolean) =>
    requests.filter(wanted).reduce((sum, one) => sum + Number(one.transferSize ?? 0), 0) / 1_000;
  const { origin } = new URL(finalDisplayedUrl);
  const away = requests
    .map(({ url }) => String(url))
    .filter((url) => !url.startsWith(origin) && !url.startsWith('data:'));
  const weak = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title } = audits[id]!;
      return weight > 0 && score !== null && score < 0.9 ? [`${id}: ${title}`] : [];
    }),
  );
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score])),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scriptKb: weigh(({ resourceType }) => resourceType === 'Script'),
    totalKb: weigh(() => true),
    weak,
    away,
  };
}
