import { findInstructions } from '#domain/correction/counted/find-instructions.ts';
import { ATTACKS, attack } from './grading-attacks.ts';
import type { GradingBench } from './grading-bench.ts';
import { readEssayFile, wholeEssays } from './grading-essays.ts';
import { sufferFailures } from './grading-failures.ts';
import { countQuotations, drawRandomMarkings } from './grading-honesty.ts';
import { blank, offTopic, thin, twelveStrong } from './grading-range.ts';
import { repeatEmbedded, repeatNoisy } from './grading-repeat.ts';
import { timeCorrections } from './grading-speed.ts';
import { heading, mean, round, row } from './grading-table.ts';
import { spoil, TWINS } from './grading-twins.ts';
import { runUnstated } from './grading-unstated-part.ts';

type Part = { title: string; run(bench: GradingBench, say: (line: string) => void): Promise<void> };

const philosophy = wholeEssays()[0]!;

/** Each part stands alone: one may be run again without the others. */
export const PARTS: Record<string, Part> = {
  repeat: {
    title: 'Repeatability (same copy 20 times)',
    async run({ copyOf, afresh, ports }, say) {
      say(heading('marker', 'spread'));
      const copy = copyOf(philosophy);
      say(row('embedded, nothing remembered', await repeatEmbedded(copy, afresh)));
      const noisy = await repeatNoisy(copy, ports);
      say(row(`model whose raw marks spread over ${noisy.raw}, fingerprint on`, noisy.remembered));
      say(row('the same, fingerprint off (for information)', noisy.forgotten));
    },
  },
  twins: {
    title: 'Degraded twins (60 essays)',
    async run({ essays, mark, originals }, say) {
      const before = await originals();
      const grades = [...before.values()].map(({ grade }) => grade);
      say(
        `Originals: mean ${round(mean(grades))}, from ${Math.min(...grades)} to ${Math.max(...grades)}.\n`,
      );
      say(heading('twin', 'lower', 'mean change', 'highest change'));
      for (const twin of TWINS) {
        const changes: number[] = [];
        for (const [i, essay] of essays.entries()) {
          const { grade } = await mark(spoil(essay, twin, essays, 1000 + i));
          changes.push(round(grade - before.get(essay.id)!.grade));
        }
        const lower = changes.filter((change) => change < 0).length;
        const share = `${lower}/60 (${Math.round((lower / 60) * 100)} %)`;
        say(row(twin, share, round(mean(changes)), Math.max(...changes)));
      }
    },
  },
  attacks: {
    title: 'Attacks (60 essays each)',
    async run({ essays, mark, originals }, say) {
      const before = await originals();
      say(heading('attack', 'set aside', 'mean shift', 'highest shift', 'lowest shift'));
      for (const kind of ATTACKS) {
        const shifts: number[] = [];
        let flagged = 0;
        for (const [i, essay] of essays.entries()) {
          const marked = await mark(attack(essay, kind, 500 + i));
          const original = before.get(essay.id)!;
          if (marked.setAside.length > original.setAside.length) flagged++;
          shifts.push(round(marked.grade - original.grade));
        }
        say(
          row(kind, `${flagged}/60`, round(mean(shifts)), Math.max(...shifts), Math.min(...shifts)),
        );
      }
      const honest = [...before.values()].filter((c) =>
        c.setAside.some(({ reason }) => reason === 'instruction'),
      );
      const sentences = readEssayFile('honest-orders.txt').split('\n');
      const blamed = sentences.filter((sentence) => findInstructions(sentence).length > 0);
      say(
        `\nHonest essays flagged as giving orders: ${honest.length}/60. Honest sentences about machines or quoting orders flagged: ${blamed.length}/${sentences.length}.`,
      );
    },
  },
  range: {
    title: 'Range (twelve mock exams)',
    async run({ mark }, say) {
      say(heading('exam', 'strong', 'thin', 'blank', 'off-topic'));
      for (const essay of twelveStrong()) {
        const copies = [essay, thin(essay), blank(essay), offTopic(essay, wholeEssays())];
        const grades = [];
        for (const copy of copies) grades.push((await mark(copy)).grade);
        say(row(essay.id, ...grades));
      }
    },
  },
  unstated: { title: 'Without a statement (every key of our papers)', run: runUnstated },
  honesty: {
    title: 'Honesty',
    async run({ essays, originals, copyOf }, say) {
      const quoted = countQuotations([...(await originals()).values()], essays);
      say(
        `Quotations shown: ${quoted.shown}; found word for word in the transcript: ${quoted.found}.`,
      );
      const random = drawRandomMarkings(10_000, copyOf(philosophy).rubric);
      say(
        `Random marker outputs: ${random.drawn}; grade outside 0-20: ${random.outside}; grade that is not the code's: ${random.different}.`,
      );
    },
  },
  failures: {
    title: 'Provider failures',
    async run({ copyOf, ports }, say) {
      const seen = await sufferFailures(copyOf(philosophy), ports, 500);
      say(
        `Sequences: ${seen.sequences}; answered by our own marker: ${seen.fellBack}; wrong grades: ${seen.wrongGrades}; stuck: ${seen.stuck}; credit kept: ${seen.creditKept}; verdicts stored without the model: ${seen.storedWithoutModel}.`,
      );
    },
  },
  speed: {
    title: 'Speed',
    async run({ grading }, say) {
      for (const line of await timeCorrections(grading)) say(line);
    },
  },
};
