import { spawnSync } from 'node:child_process';

type Report = {
  message?: string;
  metadata?: { vulnerabilities: Record<'high' | 'critical' | 'moderate' | 'low', number> };
};

// npm run audit:packages: asks the registry what it knows of the packages that run. Not being able to ask is no good news.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { metadata, message } = JSON.parse(stdout || '{}') as Report;
if (!metadata) {
  console.log(`[J1] not asked: ${message ?? 'no answer'}`);
  process.exit(1);
}
const { high, critical, moderate, low } = metadata.vulnerabilities;
console.log(`[J1] ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
process.exit(high + critical > 0 ? 1 : 0);
