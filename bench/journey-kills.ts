import { surviveJourneyKills } from './survive-journey-kills.ts';

// npm run bench:journey-kills [kills] [seed] — a pupil sends a copy from a browser, the server is killed at a random moment
// of it, the page is left alone: does the result come, once, for one credit?
const [kills = '40', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${kills} kills, seed ${seed}`);
const report = await surviveJourneyKills({
  kills: Number(kills),
  seed: Number(seed),
  onKill: console.log,
});
console.table(report);
const { lost, doubled, wrongCredits, recovered } = report;
process.exit(lost + doubled + wrongCredits === 0 && recovered === report.kills ? 0 : 1);
