import type { RefObject } from 'react';
import { mockExamText } from '#web/strings/mock-exam-text.ts';

const { maths: text } = mockExamText;

/** What a key writes; `|` is where the pen is left. */
const KEYS: readonly { sign: string; writes: string }[] = [
  { sign: 'a/b', writes: '(|)/()' },
  { sign: '√', writes: '√(|)' },
  { sign: 'x²', writes: '²' },
  { sign: 'xⁿ', writes: '^(|)' },
  { sign: 'uₙ', writes: '_n' },
  { sign: '×', writes: '×' },
  { sign: '−', writes: '−' },
  { sign: '⩽', writes: '⩽' },
  { sign: '⩾', writes: '⩾' },
  { sign: '≠', writes: '≠' },
  { sign: '≈', writes: '≈' },
  { sign: '∞', writes: '∞' },
  { sign: '→', writes: '→' },
  { sign: '⇒', writes: '⇒' },
  { sign: '⇔', writes: '⇔' },
  { sign: '∈', writes: '∈' },
  { sign: '∩', writes: '∩' },
  { sign: '∪', writes: '∪' },
  { sign: '∫', writes: '∫' },
  { sign: 'π', writes: 'π' },
  { sign: 'Δ', writes: 'Δ' },
  { sign: '′', writes: '′' },
];

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
};

/** Signs a keyboard does not have, written where the pen is. */
export function MathsToolbar({ field, value, onChange }: Props) {
  const write = (writes: string) => {
    const area = field.current;
    const from = area?.selectionStart ?? value.length;
    const to = area?.selectionEnd ?? value.length;
    const pen = writes.indexOf('|');
    const chosen = value.slice(from, to);
    const text = pen === -1 ? writes : writes.replace('|', chosen);
    onChange(value.slice(0, from) + text + value.slice(to));
    const place = from + (pen === -1 ? text.length : pen + chosen.length);
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(place, place);
    });
  };
  return (
    <div role="toolbar" aria-label={text.toolbar} className="flex flex-wrap gap-1">
      {KEYS.map(({ sign, writes }) => (
        <button
          key={sign}
          type="button"
          aria-label={text.insert(sign)}
          // The field keeps the focus, so that its pen does not move.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(writes)}
          className="min-h-9 min-w-9 rounded-field border border-edge bg-sheet px-2 hover:border-ink hover:bg-well"
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
