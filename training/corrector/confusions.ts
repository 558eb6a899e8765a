import type { LefffEntry } from '../lexicon/read-lefff.ts';
import { determinerGroups, homophoneGroups, hyphenGroups, relativeGroups } from './homophones.ts';
import { endingOdds, slotsOf } from './verb-slips.ts';

export const slipTypes = [
  'none',
  'accent',
  'determiner',
  'ending',
  'gender',
  'homophone',
  'hyphen',
  'mood',
  'number',
  'phonetic',
  'relative',
  'subject',
] as const;
export type SlipType = (typeof slipTypes)[number];

/** `from` is right, `to` is what a pupil may write; `weight` says how readily. */
export type Slips = Map<string, Map<string, { weight: number; type: SlipType }>>;

type Inflection = { form: string; features: Set<string> };

export function confusionsOf(lefff: LefffEntry[], isKnown: (form: string) => boolean): Slips {
  const slips: Slips = new Map();
  addGroups(slips, homophoneGroups, 'homophone');
  addGroups(slips, determinerGroups, 'determiner');
  addGroups(slips, relativeGroups, 'relative');
  addGroups(slips, hyphenGroups, 'hyphen');
  // « par », « car », « si » are also rare nouns (golf, bus, music): their plurals are not slips anybody makes.
  const little = new Set(
    lefff
      .filter(({ pos }) => /^(?:prep|coo|csu|det|prel|pri|cl.*|que.*)$/.test(pos))
      .map(({ form }) => form),
  );
  const forms = new Set<string>();
  for (const [key, inflections] of byLemma(lefff)) {
    for (const { form } of inflections) forms.add(form);
    if (!inflections.some(({ form }) => isKnown(form))) continue;
    if (key.startsWith('v:')) addVerb(slips, inflections, key.endsWith('er'), isKnown);
    else
      addAgreement(
        slips,
        inflections
          .filter(({ form }) => !little.has(form))
          .map(({ form, features }) => ({ form, marks: marksOf(features) })),
      );
  }
  addAccentTwins(slips, [...forms].filter(isKnown));
  return slips;
}

function link(slips: Slips, from: string, to: string, weight: number, type: SlipType): void {
  if (from === to || from.length < 1) return;
  for (const [a, b] of [
    [from, to],
    [to, from],
  ] as const) {
    const row = slips.get(a) ?? new Map();
    slips.set(a, row);
    if (weight > (row.get(b)?.weight ?? 0)) row.set(b, { weight, type });
  }
}

function addGroups(slips: Slips, groups: string, type: SlipType): void {
  for (const line of groups.trim().split('\n')) {
    const [weight, ...forms] = line.split(' ');
    const plain = forms.map((form) => form.replace('_', ' '));
    for (const a of plain) for (const b of plain) link(slips, a, b, Number(weight), type);
  }
}

function byLemma(lefff: LefffEntry[]): Map<string, Inflection[]> {
  const table = new Map<string, Map<string, Set<string>>>();
  for (const { form, pos, lemma, features } of lefff) {
    if (form !== form.toLowerCase()) continue;
    const family =
      pos === 'v' || pos.startsWith('aux') ? 'v' : pos === 'nc' || pos === 'adj' ? pos : undefined;
    if (!family) continue;
    const key = `${family}:${lemma}`;
    const row = table.get(key) ?? new Map<string, Set<string>>();
    table.set(key, row);
    row.set(
      form,
      (row.get(form) ?? new Set()).add(family === 'v' ? features : features.replace(/^K/, '')),
    );
  }
  return new Map(
    [...table].map(([key, row]) => [key, [...row].map(([form, features]) => ({ form, features }))]),
  );
}

function addVerb(
  slips: Slips,
  inflections: Inflection[],
  isFirstGroup: boolean,
  isKnown: (form: string) => boolean,
): void {
  const forms = inflections.map(({ form, features }) => ({
    form,
    slots: slotsOf(features),
    sound: sound(form),
  }));
  for (const a of forms) {
    for (const b of forms) {
      if (a.form <= b.form) continue;
      let { weight, type } = endingOdds(a.slots, b.slots, isFirstGroup);
      if (a.sound === b.sound && Math.min(a.form.length, b.form.length) >= 4) {
        const archaic = onlyLiterary(a.slots) || onlyLiterary(b.slots);
        const floor = archaic ? 0.3 : 0.6;
        if (weight < floor) [weight, type] = [floor, type === 'none' ? 'phonetic' : type];
      }
      if (weight === 0) continue;
      if (onlyLiterary(a.slots) || onlyLiterary(b.slots)) weight *= 0.5;
      if (!isKnown(a.form) || !isKnown(b.form)) weight *= 0.3;
      link(slips, a.form, b.form, weight, type);
    }
  }
  const participles = inflections.filter(({ features }) =>
    [...features].some((f) => f.startsWith('K')),
  );
  addAgreement(
    slips,
    participles.map(({ form, features }) => ({
      form,
      marks: marksOf(
        new Set([...features].filter((f) => f.startsWith('K')).map((f) => f.slice(1))),
      ),
    })),
  );
}

/** Past historic and imperfect subjunctive: pupils seldom write them by accident. */
const onlyLiterary = (slots: Set<string>) =>
  [...slots].every((slot) => slot[0] === 'T' || slot[0] === 'J');

type Mark = [gender: string, number: string];

function marksOf(features: Set<string>): Mark[] {
  const marks: Mark[] = [];
  for (const f of features) {
    const found = /^([mf]?)([sp]?)$/.exec(f);
    if (found) marks.push([found[1]!, found[2]!]);
  }
  return marks;
}

function addAgreement(slips: Slips, forms: { form: string; marks: Mark[] }[]): void {
  for (const a of forms) {
    for (const b of forms) {
      if (a.form <= b.form || a.form.length < 2 || b.form.length < 2) continue;
      let best = 0;
      let type: SlipType = 'none';
      for (const [genderA, numberA] of a.marks) {
        for (const [genderB, numberB] of b.marks) {
          const sameGender = genderA === genderB || !genderA || !genderB;
          let odds = 0;
          let kind: SlipType = 'gender';
          if (numberA !== numberB && sameGender) [odds, kind] = [1, 'number'];
          else if (numberA === numberB && genderA !== genderB) odds = 0.6;
          else if (numberA !== numberB) odds = 0.12;
          if (odds > best) [best, type] = [odds, kind];
        }
      }
      if (best > 0) link(slips, a.form, b.form, best, type);
    }
  }
}

function addAccentTwins(slips: Slips, forms: string[]): void {
  const twins = new Map<string, string[]>();
  for (const form of forms) {
    if (form.length < 2 || !/^\p{L}+$/u.test(form)) continue;
    const bare = unaccented(form);
    twins.set(bare, [...(twins.get(bare) ?? []), form]);
  }
  for (const group of twins.values()) {
    if (group.length < 2 || group.length > 4) continue;
    for (const a of group) for (const b of group) link(slips, a, b, 0.3, 'accent');
  }
}

export const unaccented = (form: string) =>
  form.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** Crude sound of a verb form: silent endings removed. */
function sound(form: string): string {
  let key = unaccented(form.replace(/é/g, 'E'));
  key = key.replace(/(?:er|ez|Es|Ee|Ees|E|ai)$/, 'E').replace(/(?:ais|ait|aient|aie|aies)$/, '2');
  if (key.length > 3) key = key.replace(/(?<=[^aeiouE])(?:e|es|ent)$/, '');
  return key.replace(/(?<=[iuo])(?:e|es|ent)$/, '').replace(/[sxtd]+$/, '');
}
