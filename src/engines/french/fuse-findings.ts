import type { Finding, WordConfidence } from './analysis.ts';
import { advicePrecision, type CertaintyTable, certaintyOf, precisionOf } from './certainty.ts';
import type { RuleFinding } from './rules/rule.ts';
import type { FrenchDocument } from './text/document.ts';

/** Under this confidence of reading a word is never a fault. */
export const confidenceFloor = 0.8;

/** A change of one word for another carries what the encoder and the second opinion think of it. */
export type Source = RuleFinding & { margin?: number; echo?: number };

type Candidate = RuleFinding & { precision: number; start: number; end: number };

/** One finding a place: the surest; two sources that agree make each other sure. */
export function fuse(
  document: FrenchDocument,
  findings: Source[],
  table: CertaintyTable,
  confidences: WordConfidence[],
): Finding[] {
  const doubtful = confidences.filter(({ confidence }) => confidence < confidenceFloor);
  const candidates = findings.flatMap((finding) => {
    const precision = precisionAt(finding, findings, table);
    if (precision === undefined) return [];
    const start = document.words[finding.from]!.start;
    const end = document.words[finding.to - 1]!.end;
    if (doubtful.some((word) => word.start < end && start < word.end)) return [];
    return [
      {
        ...finding,
        start,
        end,
        precision: shielded(document, finding) ? Math.min(precision, 0.5) : precision,
      },
    ];
  });
  const kept = withoutEchoes(withoutQuarrels(withoutOverlaps(candidates), document));
  const lines = lineStarts(document.text);
  return kept.map(({ rule, category, message, suggestions, precision, start, end }) => ({
    start,
    end,
    line: lineOf(lines, start),
    rule,
    category,
    message,
    suggestions,
    certainty: certaintyOf(precision),
    precision,
  }));
}

/** Below this a wish of the encoder, or a rule it does not follow, is not even shown. */
const shownFrom = 0.7;
/**
 * The encoder is so sure of the written word that the rule must be wrong. Of 1,226 faults that rules found in sentences nobody had
 * trained or tuned on, it opposed 19 by more than 2.5; of what they said of right words, all but a handful. What is written
 * word for word is doubted later, and least of all reflexive participles, which it read too seldom rightly written.
 */
function doubtedUnder(rule: string): number {
  // A turn of phrase is one: « un compte philosophique » ; « ont peu à peu dépasser » leaves nothing to doubt.
  if (/^(?:phrase\/sure\/HOM_CAR|ending\/sure\/)/.test(rule)) return -Infinity;
  if (
    /^agreement\/sure\/(?:(?:reflexive|topic)-participle|joined-pronoun|both-alike|alone-head|asked-inversion|counted-noun|name)/.test(
      rule,
    )
  )
    return -6.5;
  if (/^(?:homophone|phrase)\/sure\/|^subjunctive\/sure/.test(rule)) return -5;
  if (rule.startsWith('homophone/')) return -0.9;
  return -2.6;
}

/** Undefined: not shown at all. */
function precisionAt(finding: Source, all: Source[], table: CertaintyTable): number | undefined {
  const fromRule = !finding.rule.startsWith('corrector/');
  const measured = fromRule ? precisionOf(table, finding.rule) : 0;
  // « tout les unit » : advice stays advice, whatever the encoder thinks.
  if (finding.margin === undefined || finding.rule.startsWith('phrase/advice')) return measured;
  // What a rule also says is judged as the rule's: the encoder's own copy is left out.
  if (
    !fromRule &&
    all.some(
      (other) =>
        other.margin !== undefined &&
        !other.rule.startsWith('corrector/') &&
        sameAdvice(other, finding),
    )
  )
    return undefined;
  const weighed = advicePrecision(table, finding.rule, {
    margin: finding.margin,
    echo: finding.echo ?? 0,
  });
  const precision =
    finding.margin < doubtedUnder(finding.rule)
      ? Math.min(measured, 0.8)
      : Math.max(weighed, measured);
  return precision < shownFrom ? undefined : precision;
}

const sameAdvice = (a: RuleFinding, b: RuleFinding) =>
  a.from < b.to && b.from < a.to && a.suggestions[0] === b.suggestions[0];

const shielded = ({ words }: FrenchDocument, { from, to }: RuleFinding) =>
  words.slice(from, to).some((word) => word.shield !== undefined);

function withoutOverlaps(candidates: Candidate[]): Candidate[] {
  const order = [...candidates].sort(
    (a, b) =>
      b.precision - a.precision || a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1),
  );
  const kept: Candidate[] = [];
  for (const candidate of order) {
    if (!kept.some((other) => other.start < candidate.end && candidate.start < other.end))
      kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start);
}

const shows =
  /^(?:ils?|elles?|leurs?|les?|la|une?|des|du|au|aux|ces?|cette|ses?|son|sa|mon|ma|mes|nos|notre)$/;

/** « ils travaillait » : the pronoun or the verb, not both; the surer is kept. */
function withoutQuarrels(candidates: Candidate[], { words }: FrenchDocument): Candidate[] {
  const quarrels = (first: Candidate, second: Candidate | undefined) =>
    second !== undefined &&
    second.from - first.to <= 1 &&
    words[second.from]!.sentence === words[first.from]!.sentence &&
    shows.test(words[first.from]!.form) &&
    shows.test(first.suggestions[0]?.toLowerCase() ?? '') &&
    /^ACC_(?:SV|ADJ)$/.test(second.category);
  return candidates.filter((candidate, i) => {
    const [before, after] = [candidates[i - 1], candidates[i + 1]];
    if (before && quarrels(before, candidate))
      return isPluralSlip(before, candidate, words) || candidate.precision >= before.precision;
    if (!quarrels(candidate, after)) return true;
    return !isPluralSlip(candidate, after!, words) && candidate.precision > after!.precision;
  });
}

/** « Le roi la puni » : beside a homophone set right, the encoder read the neighbour with the wrong word in mind. */
const withoutEchoes = (candidates: Candidate[]): Candidate[] =>
  candidates.filter(
    ({ rule, from, to }) =>
      !/^(?:corrector\/(?:VER|ACC|HOM_CAR)|agreement\/determiner-gender)/.test(rule) ||
      !candidates.some(
        (other) =>
          /^(?:homophone\/sure\/|phrase\/sure\/HOM)/.test(other.rule) &&
          (other.to === from || other.from === to),
      ),
  );

/** « Elles nous aide » : nobody adds an « s » to « elle » by ear before a present or a past; the ending is what is missed. */
const isPluralSlip = (pronoun: Candidate, verb: Candidate, words: FrenchDocument['words']) =>
  hasPluralBefore(pronoun, words) ||
  (words[pronoun.from]!.form === 'elles' && verb.rule === 'subject-verb/pronoun');

/** « nos désirs, ils nous conduirait » : « ils » takes up a plural, so the verb is at fault. */
function hasPluralBefore({ from }: Candidate, words: FrenchDocument['words']): boolean {
  if (!/^(?:ils|elles)$/.test(words[from]!.form)) return false;
  for (let i = from - 1; words[i]?.sentence === words[from]!.sentence; i--)
    if (words[i]!.tag === 'NOUN' && /[sx]$/.test(words[i]!.form)) return true;
  return false;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: number[], position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
