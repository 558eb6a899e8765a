import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { dice } from '../calculator/random-case.ts';
import type { Candidate } from './candidate.ts';
import type { KillableServer } from './killable-server.ts';
import { openTab, type Tab } from './open-tab.ts';
import { createTypist } from './typist.ts';
import type { VirtualTime } from './virtual-time.ts';

const SECOND = 1_000;
const PAPER = 'maths-spe-terminale-a';
const LETTERS_A_SECOND = 4;
/** Twenty seconds of writing, then thought, as pupils do; deaths come while they write. */
const BURST = { every: 120 * SECOND, lasts: 20 * SECOND };

type Options = {
  candidate: Candidate;
  server: KillableServer;
  time: VirtualTime;
  kills: number;
  seed: number;
  /** When the pupil hands in, in seconds after the start; left out, the bell does. */
  handInAfter?: number;
  /** Seconds let pass before anything is typed, for a short run. */
  skip?: number;
  onKill?: (line: string) => void;
};

/** Four hours of typing while the tab and the server die at random. Times are the exam's, not ours. */
export async function simulateExam(options: Options) {
  const { candidate, server, time, seed, onKill = () => {} } = options;
  const roll = dice(seed);
  const questions = loadMockExams()
    .find(PAPER)!
    .questions.map(({ id }) => id);
  const typist = createTypist(questions, (n) => (n % 6 === 5 ? ' ' : 'abcdefghij'[n % 10]!));
  const { id, startedAt, endsAt, answers } = await candidate.start(PAPER);
  const begun = Date.parse(startedAt);
  const end = Date.parse(endsAt ?? '');
  const stopAt = options.handInAfter === undefined ? end : begun + options.handInAfter * SECOND;
  time.advance((options.skip ?? 0) * SECOND);

  const span = stopAt - time.now();
  const isWriting = (at: number) => (at - begun) % BURST.every < BURST.lasts;
  const from = time.now();
  const deaths = Array.from({ length: options.kills }, () => {
    const burst = begun + Math.floor((from - begun + roll() * span) / BURST.every) * BURST.every;
    return Math.max(from, burst + roll() * BURST.lasts);
  });
  deaths.sort((a, b) => a - b);
  const count = { tabKills: 0, serverKills: 0, otherDevices: 0, requests: 0 };
  const worst = { sameBrowser: 0, otherDevice: 0 };
  const down: { serverUntil?: number; tab?: { at: number; until: number; isOther: boolean } } = {};
  let storage = new Map<string, string>();
  let upSince = time.now();
  let requests: Promise<unknown>[] = [];
  const open = (fromServer: typeof answers): Tab =>
    openTab({
      ...{ id, candidate, time, storage, fromServer },
      onRequest(request) {
        count.requests++;
        requests.push(request);
      },
    });
  let tab: Tab | undefined = open(answers);

  async function killTab() {
    count.tabKills++;
    tab?.die();
    tab = undefined;
    // On another device what this browser kept is out of reach; fair only if the server could be told.
    const isOther = roll() < 0.5 && time.now() - upSince > 10 * SECOND;
    if (isOther) {
      count.otherDevices++;
      storage = new Map();
    }
    down.tab = { at: time.now(), until: time.now() + (5 + roll() * 55) * SECOND, isOther };
  }
  async function killServer() {
    count.serverKills++;
    void tab?.flush();
    await server.kill();
    down.serverUntil = time.now() + (5 + roll() * 85) * SECOND;
    onKill(`server killed at ${clock(time.now() - begun)}`);
  }
  async function reviveServer() {
    await server.start();
    down.serverUntil = undefined;
    upSince = time.now();
  }
  async function reopenTab({ at, isOther }: NonNullable<typeof down.tab>) {
    tab = open((await candidate.resume(id)).answers);
    const lost = typist.compare(tab.answers(), at);
    const where = isOther ? 'otherDevice' : 'sameBrowser';
    worst[where] = Math.max(worst[where], lost / SECOND);
    down.tab = undefined;
    onKill(`tab killed at ${clock(at - begun)}, ${lost / SECOND} s of typing lost (${where})`);
  }

  while (time.now() < stopAt) {
    const now = time.now();
    if (down.serverUntil !== undefined && now >= down.serverUntil) await reviveServer();
    if (down.tab && now >= down.tab.until && server.isUp()) await reopenTab(down.tab);
    const isCalm = !down.tab && down.serverUntil === undefined;
    if (isCalm && deaths[0] !== undefined && now >= deaths[0]) {
      deaths.shift();
      await (roll() < 0.5 ? killTab() : killServer());
    }
    const question = typist.questionAt((now - begun) / (end - begun));
    for (let letter = 0; tab && isWriting(now) && letter < LETTERS_A_SECOND; letter++) {
      tab.write(question, typist.type(question, now));
    }
    time.advance(SECOND);
    const pending = requests;
    requests = [];
    await Promise.all(pending);
  }
  if (!server.isUp()) await reviveServer();
  if (down.tab) await reopenTab(down.tab);
  const expectedSeconds = (stopAt - begun) / SECOND;
  return { id, typist, tab: tab!, count, worst, expectedSeconds, letters: typist.typed() };
}

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 19);
