import {
  BLANK_ENTRY,
  type CalculatorEntry,
  fromSaved,
  toSaved,
} from '#domain/bac/saved-calculator.ts';
import { REFORM } from './bac-sessions.ts';

const DATA_KEY = 'bac-calculator-data';
/** What the specified shape has no place for: the session chosen, and lines that only other sessions have. */
const MORE_KEY = 'bac-calculator-more';

export type Kept = { entry: CalculatorEntry; sessionId: string };

/** What this browser kept. A browser that keeps nothing, or nonsense, gives a blank table. */
export function readKept(): Kept {
  const entry = fromSaved(readJson(DATA_KEY), REFORM);
  const more = readJson(MORE_KEY) as { session?: unknown; grades?: Record<string, unknown> } | null;
  const grades = { ...entry.grades };
  for (const [id, grade] of Object.entries(more?.grades ?? {})) {
    if (!(id in grades) && typeof grade === 'number' && grade >= 0 && grade <= 20) {
      grades[id] = grade;
    }
  }
  const sessionId = typeof more?.session === 'string' ? more.session : REFORM.id;
  return { entry: { ...BLANK_ENTRY, ...entry, grades }, sessionId };
}

export function keep({ entry, sessionId }: Kept): void {
  const known = new Set([...REFORM.finals, ...REFORM.continuous].map(({ id }) => id));
  const others = Object.entries(entry.grades).filter(
    ([id, grade]) => !known.has(id) && grade !== null,
  );
  try {
    localStorage.setItem(DATA_KEY, JSON.stringify(toSaved(entry, REFORM)));
    localStorage.setItem(
      MORE_KEY,
      JSON.stringify({ session: sessionId, grades: Object.fromEntries(others) }),
    );
  } catch {
    // A private window may refuse: the table still works, it is only not kept.
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
