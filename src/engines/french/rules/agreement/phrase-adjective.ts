import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, isFiniteTag } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { opensClause } from './clause-openings.ts';
import { colour, isToldCloser } from './colours.ts';
import { isUsual } from './is-usual.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';
import { invariable } from './noun-adjective.ts';
import { type Owners, ownersBefore } from './owners.ts';

/** Words used as adverbs or as names, and others that may stay as they are. */
const unmoved =
  /^(?:tout|seul|même|nu|demi|compris|vu|passé|fait|dit|lié|censé|rose|marron|orange|châtain|mauve|kaki|turquoise|émeraude|ivoire|saumon|corail|indigo|bordeaux|ocre|azur|grenat|pourpre|tel|telle|haut|bas|fort|cher|droit|bon|dur|faux|fin|net|juste|fixe|large|chic|snob|maître|témoin|mi|tous|quelconque|près|frais|divers|maths|aval|amont|star|surprise|éclair|miroir|pilote|machine)(?:e|s|es)?$/;
/** « restée sept ans prisonnière », « quelque chose important » : how long, or not the noun it looks like. */
const unlike =
  /^(?:ans?|années?|jours?|journées?|mois|heures?|minutes?|semaines?|siècles?|fois|nuits?|soirs?|matins?|temps|instants?|moments?|air|abord|chose|œil|yeux|mains?|tête|cœur|corps|bras|pieds?|visage)$/;
/** What is told of things or of peoples, never of somebody met on the way: « il quitta les villes industriel » has no other reading. */
const ofThings =
  /(?:i(?:que|el|elle|al|ale|aire|er|ère|enne?|ste)|[^i](?:al|ale|el|elle|aire)|[ao]ise?|oire|esque|gène|graphe|forme|cole|courte?|longue?|complexe|majeure?|mineure?|commune?|moderne|urbaine?|humaine?|européen(?:ne)?|concr[eè]te?|abstraite?|précise?|exacte?|profonde?)$/;

/** Moods and manners may be the subject's: « il affronte les épreuves stoïque ». */
const ofPeople =
  /^(?:mélancolique|pathétique|énergique|sceptique|stoïque|héroïque|comique|frénétique|hystérique|apathique|flegmatique|laconique|sarcastique|ironique|enthousiaste|solitaire|volontaire|involontaire|fi(?:er|ère)|derni(?:er|ère)|premi(?:er|ère)|enti(?:er|ère)|alti(?:er|ère)|famili(?:er|ère)|cruel|cruelle|loyale?|égale?|immortel|immortelle|chrétien|chrétienne|réaliste|optimiste|pessimiste|fataliste|grossi(?:er|ère)|régulier|prisonni(?:er|ère))$/;

/** « les frontières nationale », « des conditions de travail inhumaine » : of all the nouns before, none bears what the adjective shows. */
export const phraseAdjective = eachWord((word, at, { lexicon, document }) => {
  if (!isCandidate(word, at, lexicon) || isOneEach(at, lexicon)) return undefined;
  const owners = ownersBefore(at, lexicon);
  if (!owners || unlike.test(owners.list[0]!.noun.form)) return undefined;
  // « se forge des idées fausse » : the clause has its verb, just before.
  const verb = isFiniteTag(at(owners.start - 1)) && !inverts(at, owners.start - 2);
  if (word.tag === 'VERBf' && (!verb || at(owners.start - 2)?.form === 'qui')) return undefined;
  const own = marksOf(lexicon, word.form, isAdjective);
  if (own.size === 0 || meet(owners.list[0]!.marks, own).size > 0) return undefined;
  if (owners.joined && [...own].some((mark) => mark.endsWith('p'))) return undefined;
  const outer = owners.list.some(({ marks }) => meet(marks, own).size > 0);
  // « une équipe d'hommes et de femmes soudée » : what rules the two.
  if ((outer && owners.joined) || isOfAct(at, owners.start, own, lexicon)) return undefined;
  if (mayBeVerb(word, at, owners.start, lexicon) || tellsOfSubject(word, at, owners.start))
    return undefined;
  // « des feuilles jaune d'or », « des ordinateurs dernier cri », « des cheveux coupés court ».
  if (colour.test(word.form) && /^(?:de|d')$/.test(at(1)?.form ?? '')) return undefined;
  if (/^(?:cri|cru|rang|ordre|choix)$/.test(at(1)?.form ?? '')) return undefined;
  if (word.form === 'court' && at(-1)?.tag === 'VERBp') return undefined;
  if (isToldCloser(word, at(1), lexicon)) return undefined;
  if (colour.test(at(-1)?.form ?? '') || /^(?:rose|marron|châtain)$/.test(at(-1)!.form))
    return undefined;
  const { noun, marks } = outer ? owners.list[0]! : nearest(owners, own);
  const suggestion = inflect(lexicon, word.form, marks, isAdjective);
  if (!suggestion) return undefined;
  const { words, sentences } = document;
  const opens = opensClause(words, word.index + owners.start, sentences[word.sentence]!.from);
  return {
    rule: outer
      ? 'agreement/inner-phrase'
      : isSure(word, at, owners.start, opens)
        ? 'agreement/sure/phrase'
        : 'agreement/phrase',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `L'adjectif s'accorde avec le nom « ${noun.raw} ».`,
    suggestions: [suggestion],
  };
});

/** As a subject, before its verb, the phrase holds nothing that tells of somebody else. */
function isSure(word: Word, at: At, start: number, opens: boolean): boolean {
  if (word.tag === 'ADJ') return opens || (ofThings.test(word.form) && !ofPeople.test(word.form));
  return opens && (isFiniteTag(pastLittle(at, 1)) || doneBy(at, start));
}

/** « L'énergie produite par les éoliennes dépend du vent » : past the doer comes the verb. */
function doneBy(at: At, start: number): boolean {
  // « Ce que la ville produit par an dépend du climat ».
  if (at(1)?.form !== 'par' || /^(?:qu[e']|dont|où)$/.test(at(start - 1)?.form ?? '')) return false;
  let step = 2;
  while (/^(?:DET|NOUN|ADJ|PROPN|NUM)$/.test(at(step)?.tag ?? '') && step < 8) step++;
  return step > 2 && isFiniteTag(pastLittle(at, step));
}

function pastLittle(at: At, from: number): Word | undefined {
  let step = from;
  while (isClitic(at(step) ?? nothing)) step++;
  return at(step);
}

const nothing = { form: '' } as Word;

const isCandidate = ({ form, raw, tag, shield, kind }: Word, at: At, lexicon: Lexicon) =>
  kind === 'word' &&
  !shield &&
  raw === form &&
  /^(?:ADJ|VERB[pfg]|NOUN)$/.test(tag) &&
  !unmoved.test(form) &&
  !invariable.test(form) &&
  // « les pays important du blé » : a participle may have its object, unless the verb comes next.
  (isFiniteTag(at(1)) || !lexicon.readings(form).some(({ features }) => features === 'G')) &&
  lexicon.readings(form).some(isAdjective);

/** « les langues anglaise et française », « les codes civil et de commerce » : one each, unless a plural stands beside. */
function isOneEach(at: At, lexicon: Lexicon): boolean {
  const [and, second] = [at(1), at(2)];
  if (!/^(?:et|ou|,|puis|mais)$/.test(and?.form ?? '') || !second) return false;
  if (/^tel/.test(second.form)) return false;
  if (!/^(?:ADJ|VERBp)$/.test(second.tag))
    return and!.form !== ',' && /^(?:ADP|ADV|NOUN)$/.test(second.tag);
  const marks = [...marksOf(lexicon, second.form, isAdjective)];
  return marks.length === 0 || !marks.every((mark) => mark.endsWith('p'));
}

/** « cette manière de voir les choses trop simple » : past the infinitive, the noun that it completes. */
function isOfAct(at: At, start: number, own: Marks, lexicon: Lexicon): boolean {
  if (at(start - 1)?.tag !== 'VERBi' || !/^(?:de|d'|à|pour)$/.test(at(start - 2)?.form ?? ''))
    return false;
  const noun = at(start - 3);
  return noun?.tag === 'NOUN' && meet(marksOf(lexicon, noun.form, isNoun), own).size > 0;
}

/** « elle attend ses enfants inquiète » : how she feels. */
const tellsOfSubject = ({ form }: Word, at: At, start: number) =>
  /^(?:inquiet|heureux|malheureux|furieux|triste|content|pensif|malade|ivre|vivant|calme|tranquille|satisfait|ému|épuisé|seul|joyeux|honteux|confiant|sûr|libre|muet|rêveur|songeur)/.test(
    form
      .replace(/ète(s?)$/, 'et$1')
      .replace(/euse(s?)$/, 'eux')
      .replace(/ive(s?)$/, 'if$1'),
  ) &&
  isFiniteTag(at(start - 1)) &&
  /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/.test(at(start - 2)?.form ?? '');

/** « les hommes content leurs exploits » : unless the verb comes just after it, or stands before the phrase. */
const mayBeVerb = (word: Word, at: At, start: number, lexicon: Lexicon) =>
  (isUsual(lexicon, word.form) || soundsVerb(word, lexicon)) &&
  !doneBy(at, start) &&
  !isFiniteTag(pastLittle(at, 1)) &&
  !(isFiniteTag(at(start - 1)) && !inverts(at, start - 2));

/** « les règles différent selon le cas », for « diffèrent ». */
const soundsVerb = ({ form }: Word, lexicon: Lexicon) =>
  form.endsWith('ent') && lexicon.readings(`${form.slice(0, -3)}er`).some(({ pos }) => pos === 'v');

/** « Ce que montrent ces chiffres inquiète » : past the inverted subject, the main verb. */
const inverts = (at: At, step: number) =>
  /^(?:qu[e']|où|dont|comme|(?:au|du|aux|des|les?|la)x?quel(?:le)?s?)$/.test(
    at(/^(?:se|s')$/.test(at(step)?.form ?? '') ? step - 1 : step)?.form ?? '',
  );

/** The owner whose gender the adjective already bears, else the nearest. */
function nearest({ list }: Owners, own: Marks) {
  const genders = new Set([...own].map((mark) => mark[0]));
  return list.find(({ marks }) => [...marks].some((mark) => genders.has(mark[0]!))) ?? list[0]!;
}
