import { rewardPupil } from '#application/progress/reward-pupil.ts';
import type { Subject } from '#domain/exam/exam.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import type { House } from '#main/house.ts';
import { giveCorrectedExam, type Slip } from './give-corrected-exam.ts';

const DAY = 86_400_000;
const COPIES = 40;
const WEEKS = 10;

const SUBJECTS: readonly Subject[] = [
  ...(['philosophie', 'francais', 'histoire-geo', 'philosophie', 'mathematiques'] as const),
  ...(['francais', 'ses', 'philosophie', 'svt', 'anglais'] as const),
];
/** Where each subject starts, and what ten weeks of work bring. */
const LEVELS: Partial<Record<Subject, [from: number, gain: number]>> = {
  philosophie: [8.5, 5.5],
  francais: [11, 3],
  'histoire-geo': [10, 3.5],
  mathematiques: [7.5, 4],
  ses: [12, 2],
  svt: [11.5, 2.5],
  anglais: [13, 3],
};
const TEXT = [
  'La question de la liberté traverse notre histoire. On croit volontier que chacun est libre de ses choix.',
  "Pourtant l'homme à toujours vécu parmi les autres, et les loi qu'il s'impose le protège autant qu'elles le limite.",
  "Rousseau c'est demandé comment obéir sans perdre sa liberté. Il a répondu par le contrat : ses la volonté générale qui commande.",
  'En conclusion, on peut dire que la liberté est une chose importante.',
].join('\n');
const SLIPS = {
  a: { category: 'HOM_A', wrong: 'à', right: 'a' },
  ces: { category: 'HOM_CES', wrong: 'ses', right: "c'est" },
  se: { category: 'HOM_SE', wrong: "c'est", right: "s'est" },
  plural: { category: 'ACC_ADJ', wrong: 'loi', right: 'lois' },
  verb: { category: 'ACC_SV', wrong: 'protège', right: 'protègent' },
  usage: { category: 'ORTH', wrong: 'volontier', right: 'volontiers' },
} satisfies Record<string, Slip>;

/** How often each fault is made, from the first copy to the last: some disappear, one stays. */
const FALL: [Slip, from: number, to: number][] = [
  [SLIPS.a, 6, 0],
  [SLIPS.verb, 3, 2],
  [SLIPS.ces, 3, 0],
  [SLIPS.plural, 2, 1],
  [SLIPS.usage, 2, 0],
  [SLIPS.se, 1, 0],
];

/**
 * Ten weeks of a hard-working pupil: forty copies in seven subjects, with revision between them, everything
 * rewarded on its day by the real use case. The same every time.
 */
export async function seedPupil(
  house: Pick<House, 'db' | 'ports'>,
  userId: string,
  until: Date,
  copies = COPIES,
): Promise<void> {
  const random = randomFrom(8);
  const start = until.getTime() - WEEKS * 7 * DAY;
  for (let index = 0; index < copies; index++) {
    const share = index / (copies - 1);
    const sentAt = new Date(start + share * (until.getTime() - start - 2 * 3_600_000));
    const subject = SUBJECTS[index % SUBJECTS.length]!;
    const [from, gain] = LEVELS[subject]!;
    const around = (middle: number, spread: number) =>
      Math.min(19.5, Math.max(2, Math.round((middle + (random() - 0.5) * spread) * 2) / 2));
    const grade = around(from + gain * share, 2.5);
    const { examId } = await giveCorrectedExam(house, {
      ...{ userId, sentAt, subject, grade, text: TEXT },
      examType: index % 9 === 5 ? 'mock' : 'bac',
      slips: FALL.flatMap(([slip, first, last]) => {
        const times = Math.round(first + (last - first) * share ** 3 + (random() - 0.5));
        return Array.from({ length: Math.max(0, times) }, () => slip);
      }),
      subScores: {
        problematique: around(grade - 1.5, 2),
        argumentation: around(grade, 2),
        references: around(grade - 3 + 3 * share, 2),
        exemples: around(grade + 1, 2),
        conclusion: around(grade - 0.5, 2),
      },
      weaknesses: share < 0.7 ? ['problematique', 'conclusion'] : ['conclusion'],
    });
    await rewardPupil(examId, {
      ...house.ports,
      clock: { now: () => new Date(sentAt.getTime() + 60_000) },
    });
    await revise(house, userId, new Date(sentAt.getTime() + 20 * 3_600_000), until, random);
  }
  await house.ports.progress.notices.markSeen(userId, until);
}

/** Most days without a copy are days of revision; a few are missed, and cost a freeze. */
async function revise(
  { ports }: Pick<House, 'ports'>,
  userId: string,
  at: Date,
  until: Date,
  random: () => number,
) {
  const day = parisDay(at);
  if (day >= parisDay(until) || random() < 0.12) return;
  await ports.progress.ledger.give({ userId, kind: 'revision', source: day, xp: 30, day });
}

/** A small generator of our own: the same pupil every time, on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
