import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from './fill.ts';
import { makePupils } from './make-pupils.ts';
import { pagesTouched } from './pages-touched.ts';
import { processorCost } from './processor-time.ts';
import { readLoad } from './read-load.ts';
import { openScene, type Scene } from './scene.ts';
import { correctFirstCopy, sendEssay } from './send-essay.ts';
import { spreadOf } from './spread-of.ts';

const READS = 400;
/** Connections left alone for ten seconds are closed: a turn opens them again before it counts. */
const WAKING_READS = 60;
const COPIES = 4;
const WARM_UP_TURNS = 2;

type Lived = { size: number; scene: Scene; pupils: string[] };
type Work = { name: string; units: number; run(lived: Lived): Promise<unknown> };

const read = (path: string): Work => ({
  name: `GET ${path}`,
  units: READS,
  run: ({ scene, pupils }) =>
    readLoad(scene.url + path, pupils, { connections: 4, requests: READS }),
});
const WORKS: Work[] = [
  read('/api/exams'),
  read('/api/dashboard'),
  { name: 'a copy sent, corrected and stored', units: COPIES, run: ({ scene }) => store(scene) },
];

/**
 * What one read and one stored result cost, by how many are stored: three products, each grown to its size, measured in turn
 * so that a busy moment of the machine falls on all; the processor of each turn is compared within that turn.
 */
export async function growth(sizes: number[], turns: number, say: (line: string) => void) {
  const grown: Lived[] = [];
  for (const size of sizes) {
    grown.push(await live(size));
    console.log(`${size} results are stored`);
  }
  for (const work of WORKS) {
    console.log(work.name);
    const costs = new Map<Lived, number[]>(grown.map((lived) => [lived, []]));
    for (let turn = 0; turn < turns + WARM_UP_TURNS; turn++) {
      for (let n = 0; n < grown.length; n++) {
        const lived = grown[(n + turn) % grown.length]!;
        await wake(lived);
        const cost = await processorCost(lived.scene.processes, () => work.run(lived));
        if (turn >= WARM_UP_TURNS) costs.get(lived)!.push(cost / work.units);
      }
    }
    const pages = await Promise.all(
      grown.map((lived) => pagesTouched(lived.scene.db, () => work.run(lived))),
    );
    const least = costs.get(grown[0]!)!;
    for (const [n, lived] of grown.entries()) {
      const own = costs.get(lived)!;
      const more = spreadOf(own.map((cost, turn) => (cost / least[turn]! - 1) * 100));
      const percent = (share: number) => `${share > 0 ? '+' : ''}${share.toFixed(0)} %`;
      say(
        `${work.name}, ${lived.size} results stored: ${spreadOf(own).middle.toFixed(2)} ms of processor (${percent(more.middle)} beside ${sizes[0]}, half of the turns between ${percent(more.low)} and ${percent(more.high)}), ${(pages[n]! / work.units).toFixed(1)} pages of the database`,
      );
    }
  }
  for (const { scene } of grown) await scene.close();
}

async function live(size: number): Promise<Lived> {
  const scene = await openScene(20);
  await correctFirstCopy(scene);
  const pupils = await makePupils(scene.db, 100);
  await fill(scene.db, size);
  return { size, scene, pupils };
}

const wake = ({ scene, pupils }: Lived) =>
  readLoad(`${scene.url}/api/dashboard`, pupils, { connections: 4, requests: WAKING_READS });

async function store({ url, cookies, db }: Scene) {
  const ids: string[] = [];
  for (let n = 0; n < COPIES; n++) {
    const sent = await sendEssay(url, cookies[n % cookies.length]!);
    ids.push((await sent.json()).id);
  }
  const stored = () =>
    db
      .query('select 1 from results where exam_id = any($1)', [ids])
      .then((found) => found.rowCount);
  while ((await stored()) !== COPIES) await sleep(250);
}
