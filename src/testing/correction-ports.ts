import type {
  CorrectionPorts,
  Marker,
  MarkerTrouble,
  Verdicts,
} from '#application/correction/ports.ts';
import type { AdviceBook } from '#domain/correction/advice.ts';
import type { Correction } from '#domain/correction/correction.ts';
import type { Marking } from '#domain/correction/marking.ts';
import { err, ok } from '#domain/result.ts';
import { embeddedMarking } from './a-marking.ts';
import { aStudiedCopy } from './a-studied-copy.ts';

/** Verdicts kept in a Map, as the database keeps them in a table. */
export function verdictsInMemory(): Verdicts & { saved: Map<string, Correction> } {
  const saved = new Map<string, Correction>();
  return {
    saved,
    find: async (fingerprint) => saved.get(fingerprint),
    async save(correction) {
      saved.set(correction.fingerprint, correction);
    },
  };
}

/** A marker that says these things in turn; the last one again and again. */
export function markerSaying(...says: (Marking | MarkerTrouble)[]): Marker & { asked: number } {
  const first = says.find((said): said is Marking => 'marker' in said);
  const marker = {
    asked: 0,
    identity: first?.marker ?? { kind: 'model' as const, name: 'test/model', version: '1' },
    async mark() {
      const said = says[Math.min(marker.asked++, says.length - 1)]!;
      return 'marker' in said ? ok({ marking: said }) : err(said);
    },
  };
  return marker;
}

const hints = { question: '?', clue: '…', method: '…', example: '…' };

export const SHORT_ADVICE: AdviceBook = {
  signs: {
    problem: {
      axis: 'argumentation',
      strength: 'Bien.',
      weakness: 'À voir.',
      tip: 'Pose une question.',
      hints,
    },
    amount: {
      axis: 'argumentation',
      strength: 'Bien.',
      weakness: 'Court.',
      tip: 'Développe.',
      hints,
    },
  },
  faults: { HOM: hints },
  questions: {
    unanswered: '',
    unjustified: '',
    followThrough: '',
    falseEquality: '',
    impossible: '',
    unit: '',
    matched: '',
    unmatched: '',
    unchecked: '',
    notVerified: '',
  },
  comments: {
    opening: {},
    limited: { subject: '', length: '', other: '' },
    strengths: '',
    lever: '',
    levers: '',
    capped: '',
    englishOnly: '',
    formOnly: '',
    workOnly: '',
    unstated: '',
    unmatched: '',
    anything: '',
  },
};

/** Everything `correctCopy` needs, with our own marker placing every criterion in the middle of A2. */
export function correctionPorts(change: Partial<CorrectionPorts> = {}) {
  return {
    analyst: {
      async study(copy) {
        const { counted, facts } = aStudiedCopy(copy.transcript.text);
        return { ...copy, counted, facts };
      },
    },
    embedded: markerSaying(embeddedMarking(2.5)),
    verdicts: verdictsInMemory(),
    advice: SHORT_ADVICE,
    ...change,
  } satisfies CorrectionPorts;
}
