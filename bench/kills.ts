import { surviveKills } from './survive-kills.ts';

// npm run bench:kills [kills] [seed] — kills the product at random moments while pupils use it, then counts; SIGUSR2 ends the killing early.
const [kills = '40', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${kills} kills, seed ${seed}`);
const enough = new AbortController();
process.once('SIGUSR2', () => enough.abort());
const report = await surviveKills({
  kills: Number(kills),
  seed: Number(seed),
  onKill: console.log,
  enough: enough.signal,
});
console.table(report);
console.log(
  `[A1] ${report.kills} kills (seed ${seed}): ${report.signUpsAcknowledged} sign-ups, ${report.examsAcknowledged} copies, ${report.lost} lost, ${report.doubled} double, ${report.failedRestarts} failed restarts`,
);
process.exit(report.lost + report.doubled + report.failedRestarts === 0 ? 0 : 1);
