import { count, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase, openPool } from '#adapters/db/database.ts';
import { mockAttempts } from '#adapters/db/mock-exam-schema.ts';
import { exams, user } from '#adapters/db/schema.ts';
import { openCandidate } from './candidate.ts';
import { openKillableServer } from './killable-server.ts';
import { simulateExam } from './simulate-exam.ts';
import { createVirtualTime } from './virtual-time.ts';

type Postgres = { host: string; port: number; user: string };
type Options = {
  kills: number;
  seed: number;
  handInAfter?: number;
  skip?: number;
  onKill?: (line: string) => void;
};

/** One exam from start to copy on a database of its own, and what can be said of it afterwards. */
export async function sitExam(postgres: Postgres, options: Options) {
  const database = `exam_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...postgres, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const server = await openKillableServer({ ...postgres, database });
  const pool = openPool({ ...postgres, database }, 2);
  const db = openDatabase(pool);
  try {
    const time = createVirtualTime(Date.now());
    const confirm = (email: string) =>
      db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
    const candidate = await openCandidate(server.url, time.now, confirm);
    const sat = await simulateExam({ ...options, candidate, server, time });

    // The copy leaves from two tabs at once, the server dies under them, and both insist.
    const answers = sat.tab.answers();
    const send = async (): Promise<number> => {
      for (;;) {
        const sent = await candidate.submit(sat.id, answers).catch(() => undefined);
        if (sent) return sent.timeSpentSeconds;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const both = Promise.all([send(), send()]);
    await server.kill();
    time.advance(4_000);
    await server.start();
    const times = await both;

    const [copies] = await db.select({ n: count() }).from(exams);
    const [exam] = await db.select().from(exams).where(eq(exams.id, sat.id));
    const [attempt] = await db.select().from(mockAttempts).where(eq(mockAttempts.id, sat.id));
    const kept = Object.entries(attempt?.answers ?? {});
    return {
      kills: options.kills,
      ...sat.count,
      letters: sat.letters,
      lostSameBrowser: sat.worst.sameBrowser,
      lostOtherDevice: sat.worst.otherDevice,
      copies: copies?.n ?? 0,
      timeSpent: exam?.timeSpentSeconds ?? -1,
      expectedSeconds: sat.expectedSeconds,
      bothAgree: times[0] === times[1],
      textIsWhole: kept.every(([question, { text }]) => text === sat.typist.text(question)),
    };
  } finally {
    await server.kill();
    await pool.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
}
