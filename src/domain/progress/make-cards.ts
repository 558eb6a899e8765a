import type { Remark } from '../correction/remarks/verify-remarks.ts';
import type { Subject } from '../exam/exam.ts';
import type { CardDraft } from './revision-card.ts';

const MOST_FAULT_CARDS = 8;
const LONGEST_FORM = 40;
const LONGEST_SIDE = 110;
const LONGEST_PASSAGE = 400;
const REWORKED = ['problematique', 'conclusion'] as const;

type Copy = { text: string; subject: Subject; remarks: readonly Remark[] };

/** Cards from what was marked on a copy: each asks about a sentence the pupil wrote. The same fault makes one card. */
export function makeCards({ text, subject, remarks }: Copy): CardDraft[] {
  const faults = remarks
    .filter(({ kind }) => kind === 'fault')
    .toSorted((a, b) => b.severity - a.severity)
    .flatMap((remark) => faultCard(remark, text, subject));
  return [
    ...onceEach(faults).slice(0, MOST_FAULT_CARDS),
    ...REWORKED.flatMap((kind) => reworkCard(kind, remarks, subject)),
  ];
}

function faultCard(remark: Remark, text: string, subject: Subject): CardDraft[] {
  const { category, correction, explanation, hints } = remark;
  const [evidence] = remark.evidence;
  if (!category || !correction || !evidence || correction.length > LONGEST_FORM) return [];
  const wrong = evidence.text.trim();
  if (wrong === '' || wrong.length > LONGEST_FORM || wrong === correction) return [];
  const content = {
    kind: category.startsWith('HOM') ? ('choice' as const) : ('cloze' as const),
    before: endOf(text.slice(0, evidence.start)),
    after: startOf(text.slice(evidence.end)),
    ...{ wrong, right: correction, explanation, hint: hints.clue, subject },
  };
  return [{ slug: `${category}:${wrong}>${correction}`.toLowerCase(), category, content }];
}

function reworkCard(
  kind: (typeof REWORKED)[number],
  remarks: readonly Remark[],
  subject: Subject,
): CardDraft[] {
  const remark = remarks.find((r) => r.kind === 'weakness' && r.criterion === kind);
  const passage = remark?.evidence[0]?.text.trim().slice(0, LONGEST_PASSAGE);
  if (!remark || !passage) return [];
  const { explanation, hints } = remark;
  const content = { kind, passage, explanation, hints, subject };
  return [{ slug: `${kind}:${passage.slice(0, 60)}`.toLowerCase(), category: kind, content }];
}

const onceEach = (cards: CardDraft[]): CardDraft[] => [
  ...new Map(cards.map((card) => [card.slug, card])).values(),
];

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** What the sentence says before the word: from the end of the last one, cut at a word when it is long. */
function endOf(text: string): string {
  const sentence = flat(
    text
      .slice(-400)
      .split(/(?<=[.!?…])\s|\n\s*\n/)
      .at(-1) ?? '',
  );
  if (sentence.length <= LONGEST_SIDE) return sentence.trimStart();
  return `… ${sentence.slice(-LONGEST_SIDE).replace(/^\S*\s/, '')}`;
}

function startOf(text: string): string {
  const sentence = flat(text.slice(0, 400).split(/(?<=[.!?…])(?=\s)|\n\s*\n/)[0] ?? '');
  if (sentence.length <= LONGEST_SIDE) return sentence.trimEnd();
  return `${sentence.slice(0, LONGEST_SIDE).replace(/\s\S*$/, '')} …`;
}
