import type { CopyFacts } from '../facts/copy-facts.ts';
import { saysItsPlace } from '../facts/landmarks.ts';
import type { Span } from '../transcript.ts';
import { growing, type Sign, saw, UNSEEN } from './sign.ts';

const A_PARAGRAPH = 40;

export const amount: Sign = {
  code: 'amount',
  worth: 1.4,
  read({ facts, length }) {
    if (!length) return UNSEEN;
    const reached = Math.min(1, facts.words / length.expected[0]) ** 0.8;
    const beyond = Math.min(1, Math.max(0, facts.words - length.expected[0]) / length.expected[1]);
    return saw(0.9 * reached + 0.1 * beyond);
  },
};

export const paragraphs: Sign = {
  code: 'paragraphs',
  worth: 0.5,
  read({ facts, source }) {
    // A photograph rarely shows where a paragraph ends: what was guessed must not cost anything.
    if (source === 'ocr') return UNSEEN;
    const full = facts.paragraphs.filter(
      ({ role, words }) => role === 'development' && words >= A_PARAGRAPH,
    );
    return saw(Math.min(1, full.length / 4), full.slice(0, 1));
  },
};

export const links: Sign = {
  code: 'links',
  worth: 0.6,
  read({ facts }) {
    const { connectors } = facts.structure;
    const kinds = new Set(connectors.map(({ text }) => text.toLowerCase()));
    return saw(growing(kinds.size, 5), connectors.slice(0, 2));
  },
};

export const reasons: Sign = {
  code: 'reasons',
  worth: 0.6,
  read({ facts }) {
    const because = facts.structure.connectors.filter(({ role }) =>
      ['cause', 'consequence', 'rephrasing', 'condition'].includes(role),
    );
    return saw(growing(because.length, 6), because.slice(0, 2));
  },
};

/** « Cela montre bien que… » concedes nothing. */
function saysWell({ start, text }: Span & { text: string }, { sentences }: CopyFacts): boolean {
  const sentence = sentences.find((s) => s.start <= start && start < s.end);
  const before = sentence?.text.slice(0, start - sentence.start) ?? '';
  return (
    /^bien qu/i.test(text) &&
    /\b(?:montre|prouve|voit|dit|sait|signifie|indique|comprend)\w*\s+$/.test(before)
  );
}

export const objections: Sign = {
  code: 'objections',
  worth: 0.7,
  read({ facts }) {
    const against = facts.structure.connectors.filter(
      ({ role, ...link }) =>
        ['opposition', 'concession', 'restriction'].includes(role) && !saysWell(link, facts),
    );
    return saw(growing(against.length, 3), against.slice(0, 2));
  },
};

export const transitions: Sign = {
  code: 'transitions',
  worth: 0.4,
  read: ({ facts }) => {
    const { transitions } = facts.structure;
    const parts = facts.paragraphs.filter(({ role }) => role === 'development').slice(1);
    return saw(growing(transitions.length, 1.5), transitions.slice(0, 2), parts);
  },
};

export const order: Sign = {
  code: 'order',
  worth: 0.8,
  read({ facts }) {
    const { kept, breaks } = facts.structure.order;
    // Only steps that say they are steps are praised: paragraphs side by side have no order to speak of.
    const steps = facts.paragraphs.filter(
      ({ role, text }) => role === 'development' && saysItsPlace(text),
    );
    const marked = breaks.length === 0 && steps.length >= 2;
    return saw(kept, marked ? steps.slice(0, 2) : [], breaks);
  },
};

const REPEATS_FROM = 0.15;
const REPEATS_TO = 0.4;

export const economy: Sign = {
  code: 'economy',
  worth: 0.2,
  read: ({ facts }) =>
    saw(1 - (facts.style.repetition - REPEATS_FROM) / (REPEATS_TO - REPEATS_FROM)),
};
