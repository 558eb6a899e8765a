import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../../text/document.ts';
import { isClitic } from '../subject-pronouns.ts';
import { opensClause, pastAside } from './clause-openings.ts';
import { determinerMarks } from './determiners.ts';
import { pastLabel } from './labels.ts';
import { type Marks, meet } from './marks.ts';
import { type NounGroup, readGroup } from './noun-group.ts';

/** A clause whose subject is surely known: what it bears, and where its verb stands. */
export type Clause = {
  head: Word;
  /** Its first word. */
  start: Word;
  marks: Marks;
  verb: Word /** Nouns a following adjective might also belong to. */;
  nouns: Word[];
};

const joining = new Set([
  'de',
  "d'",
  'du',
  'des',
  'à',
  'au',
  'aux',
  'entre',
  'dans',
  'en',
  'sur',
  'par',
  'contre',
  'sans',
  'avec',
  'pour',
]);
const ofWhat = /^(?:de|d'|du|des)$/;
/** One word that stands for many, or that leaves the choice. */
const collective =
  /^(?:plupart|majorité|minorité|foule|ensemble|nombre|partie|série|multitude|infinité|groupe|tas|dizaine|douzaine|vingtaine|centaine|millier|moitié|tiers|quart|reste|sorte|type|espèce|genre|totalité|poignée|masse|quantité|paire|couple|équipe|peu|million|milliard|pourcentage|troupe|bande)s?$/;

/** « et quelques instants se recueillit » : it tells how long, not who. */
const duration =
  /^(?:instants?|moments?|jours?|heures?|minutes?|fois|années?|ans?|mois|soirs?|matins?)$/;

/** Clauses of a sentence that open on a noun group: « Les progrès de la science permettent ». */
export function clausesOf(
  { words, sentences }: FrenchDocument,
  sentence: number,
  lexicon: Lexicon,
): Clause[] {
  const { from, to } = sentences[sentence]!;
  const found: Clause[] = [];
  for (let at = from; at < to; at++) {
    if (!opensClause(words, at, from)) continue;
    const clause = readClause(words, at, to, lexicon);
    if (clause) found.push(clause);
  }
  return found;
}

function readClause(
  words: Word[],
  start: number,
  to: number,
  lexicon: Lexicon,
): Clause | undefined {
  // « de la racine partent deux branches » : a place, not a subject.
  if (/^(?:de|d')$/.test(words[start]!.form) && words[start + 1]?.tag === 'DET') return undefined;
  const group = readGroup(words, start, to, lexicon);
  if (!group || !(group.determiner || isSome(words, start, group)) || group.marks.size === 0)
    return undefined;
  // « Au fond de la vallée coulent » : a place as well.
  if (/^aux?$/.test(words[start]!.form)) return undefined;
  const plural = isPlural(group.marks);
  // « les troupes entrent » : without what they are made of, they are as many as they look.
  const counts = plural && /^(?:mill(?:ier|ion|iard)|centaine|dizaine)s$/.test(group.noun.form);
  if (
    collective.test(group.noun.form) &&
    // « la première partie » is one part.
    !group.before.some(({ form }) => /^(?:premi|second|deuxi|troisi|derni)/.test(form)) &&
    !counts &&
    !isCount(words, start) &&
    (!plural || ofWhat.test(words[group.to]?.form ?? ''))
  )
    return undefined;
  if (duration.test(group.noun.form)) return undefined;
  // « la déformations peut » : one of the two is wrong, and nobody knows which.
  const asked = group.determiner && determinerMarks(group.determiner.form);
  if (asked && meet(group.marks, asked).size === 0) return undefined;
  const nouns = [group.noun];
  let at = pastLabel(words, group.to, to, plural);
  while (at < to && joining.has(words[at]!.form)) {
    const other = words[at + 1];
    // « les jeunes d'aujourd'hui », « la crise de 1929 ».
    if (
      (other?.kind === 'number' && !/^(?:NOUN|ADJ)$/.test(words[at + 2]?.tag ?? '')) ||
      /^(?:aujourd'hui|hier|antan|alors|demain|ici|ailleurs)$/.test(other?.form ?? '')
    ) {
      at += 2;
      continue;
    }
    if (
      other &&
      /^(?:autres|uns|unes)$/.test(other.form) &&
      other.tag !== 'DET' &&
      words[at + 2]?.tag !== 'NOUN'
    ) {
      at += 2;
      continue;
    }
    if (other?.tag === 'PROPN' || (other && isNamed(other))) {
      at += 2;
      while (at < to && (words[at]!.tag === 'PROPN' || isNamed(words[at]!))) at++;
      continue;
    }
    const inner = readGroup(words, at + 1, to, lexicon);
    if (!inner) return undefined;
    nouns.push(inner.noun);
    at = pastLabel(words, inner.to, to, plural);
  }
  if (plural) at = pastExample(words, at, to, lexicon);
  let marks = group.marks;
  // « le secret des montres et des horloges » : the second complement is no second subject.
  if (words[at]?.form === 'et' && /^(?:de|d'|du|des)$/.test(words[at + 1]?.form ?? '')) {
    const inner = nouns.length > 1 ? readGroup(words, at + 2, to, lexicon) : undefined;
    if (!inner) return undefined;
    nouns.push(inner.noun);
    at = inner.to;
  }
  // « le délai entre l'envoi et la réponse » : both are complements.
  const between = words.slice(group.to, at).some(({ form }) => form === 'entre');
  if (at < to && words[at]!.form === 'et') {
    const second = readGroup(words, at + 1, to, lexicon);
    if (!second?.determiner) return undefined;
    // « Chaque homme et chaque femme a des droits » : one by one.
    if (/^(?:chaque|aucune?|nulle?|tout|toute)$/.test(second.determiner.form)) return undefined;
    // « la musique des vers et la richesse des images » : what is whose leaves no doubt.
    const owned = words
      .slice(group.to, at)
      .every(({ form, tag }) => tag !== 'ADP' || ofWhat.test(form));
    at = second.to;
    nouns.push(second.noun);
    if (owned && ofWhat.test(words[at]?.form ?? '')) {
      const inner = readGroup(words, at + (/^d[e']$/.test(words[at]!.form) ? 1 : 0), to, lexicon);
      if (!inner) return undefined;
      nouns.push(inner.noun);
      at = inner.to;
    }
    if (!between) marks = new Set(['mp', 'fp']);
  }
  at = pastAside(words, at, to, isPlural(marks));
  while (
    at < to &&
    (isClitic(words[at]!) || (words[at]!.tag === 'ADV' && words[at]!.kind === 'word'))
  )
    at += 1;
  const verb = words[at];
  if (
    at >= to ||
    !verb ||
    !/^(?:VERBf|AUXf)$/.test(verb.tag) ||
    verb.shield ||
    verb.raw !== verb.form ||
    words[at + 1]?.form.startsWith('-')
  )
    return undefined;
  if (isTitle(group.noun) || isAuthor(group.noun)) return undefined;
  return { head: group.noun, start: words[start]!, marks, verb, nouns };
}

/** « des villes comme Lagos », « les pays comme la Chine ou le Brésil » : what is plural already stays plural. */
function pastExample(words: Word[], comma: number, to: number, lexicon: Lexicon): number {
  // « des auteurs tels que Camus » : « tels » was read as one more adjective.
  const such = words[comma]?.form === 'que' && /^tel(?:le)?s$/.test(words[comma - 1]?.form ?? '');
  if (words[comma]?.form !== 'comme' && !such) return comma;
  let at = comma;
  do {
    const named = isNamed(words[at + 1]!);
    const group = named ? undefined : readGroup(words, at + 1, to, lexicon);
    if (!named && !group?.determiner) return comma;
    at = group ? group.to : at + 2;
    while (at < to && isNamed(words[at]!)) at++;
  } while (at + 1 < to && /^(?:et|ou|,)$/.test(words[at]!.form));
  return at;
}

const isPlural = (marks: Marks) => [...marks].every((mark) => mark.endsWith('p'));

/** « Le nombre des victimes augmente » : a figure, where « un grand nombre » are many. */
const isCount = (words: Word[], start: number) =>
  words[start]!.form === 'le' && words[start + 1]?.form === 'nombre';

/** « De nombreux écrivains » : « de » is the article. */
const isSome = (words: Word[], start: number, { before, marks }: NounGroup) =>
  /^(?:de|d')$/.test(words[start]!.form) && before.length > 0 && isPlural(marks);

/** « de Zola », « d'Alfred de Musset » : a name needs no determiner. */
const isNamed = ({ raw, form, kind }: Word) => kind === 'word' && raw !== form;

/** « La Bruyère est resté célèbre » : a man, whatever his article. */
const isAuthor = ({ raw, form }: Word) =>
  raw !== form && /^(?:bruyère|fontaine|harpe|mettrie|boétie|rochefoucauld|pérouse)$/.test(form);

const peoples =
  /(?:ais|ois|iens?|ands?|ains?|ols?|ecs?|ifs?|abes?|usses?|urcs?|ures?|liés|nazis|poilus|soviétiques|catholiques|protestants|musulmans|girondins|jacobins|états)$/;

/** « Les Misérables est », « Les Fleurs du mal paraît » : a title is one thing, where « les Français » are many. */
export const isTitle = ({ raw, form }: Word) =>
  raw !== form && form.endsWith('s') && (form === 'essais' || !peoples.test(form));
