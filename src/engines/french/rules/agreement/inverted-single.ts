import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { pastComplement } from './chain.ts';
import { isNoun, marksOf } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';
import { shownNumber } from './verb-number.ts';

const single =
  /^(?:le|la|l'|un|une|ce|cet|cette|son|sa|mon|ma|ton|ta|notre|votre|leur|chaque|aucun|aucune)$/;
const several =
  /^(?:plupart|majorité|minorité|foule|ensemble|nombre|partie|série|multitude|infinité|groupe|dizaine|douzaine|vingtaine|centaine|millier|moitié|tiers|quart|reste|totalité|poignée|masse|quantité|couple|nuit|soir|matin|jour|an|année|fois|temps|instant|moment)$/;
const relatives =
  /^(?:que|qu'|où|dont|auquel|auxquels|auxquelles|lequel|laquelle|lesquels|lesquelles)$/;
/** « des protéines, lesquelles déterminent le phénotype » : without a preposition, the subject. */
const isSubject = ({ form, index }: Word, words: Word[]) =>
  /^l(?:e|a|es)quel/.test(form) && words[index - 1]?.tag !== 'ADP';

/** « Les mots que choisissent le poète » and « que fréquente savants et écrivains » : nothing else in the clause can be the subject. */
export const invertedSingle: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((link): RuleFinding[] => {
    if (!relatives.test(link.form) || link.shield || isSubject(link, words)) return [];
    const { from, to } = sentences[link.sentence]!;
    if (link.index === from || !followsNoun(words, link)) return [];
    let at = link.index + 1;
    if (/^(?:se|s')$/.test(words[at]?.form ?? '')) at++;
    const verb = words[at];
    if (!verb || at >= to || verb.shield || verb.raw !== verb.form) return [];
    const number = shownNumber(lexicon, verb.form);
    if (!number) return [];
    const rule = 'sure/inverted-single';
    if (number === 's') {
      const noun = joinedNouns(words, at + 1, to);
      return noun && /[sx]$/.test(noun.form) && isPluralNoun(noun)
        ? checkVerb(rule, noun, ['3', 'p'], verb, lexicon)
        : [];
    }
    if (!isFiniteTag(verb)) return [];
    at++;
    if (verb.tag === 'AUXf' && words[at]?.tag === 'VERBp') at++;
    const name = words[at]!;
    const group = single.test(name?.form ?? '') ? readGroup(words, at, to, lexicon) : undefined;
    const isName = name?.tag === 'PROPN' && name.raw !== name.form;
    if (!group?.determiner && !isName) return [];
    if (group && (several.test(group.noun.form) || !isSingle(group.marks))) return [];
    let end = group ? group.to : at + 1;
    while (end < to) {
      const further = pastComplement(words, end, to, lexicon);
      if (further === end) break;
      end = further;
    }
    return closes(words, end, to)
      ? checkVerb(rule, group?.noun ?? name, ['3', 's'], verb, lexicon)
      : [];

    function isPluralNoun({ form }: Word) {
      return [...marksOf(lexicon, form, isNoun)].some((mark) => mark.endsWith('p'));
    }
  });

const isSingle = (marks: ReadonlySet<string>) => [...marks].every((mark) => mark.endsWith('s'));

/** « les mots que », « le salon, où » ; « ce que ». */
function followsNoun(words: Word[], link: Word): boolean {
  const before = words[link.index - 1]!;
  const last = before.form === ',' ? words[link.index - 2] : before;
  if (last?.sentence !== link.sentence) return false;
  return /^(?:NOUN|PROPN)$/.test(last.tag) || (last.form === 'ce' && before.form !== ',');
}

/** « savants et écrivains, » : bare nouns, which no verb takes as its object. */
function joinedNouns(words: Word[], at: number, to: number): Word | undefined {
  const [first, and, second, next] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
  if (at + 2 >= to || !/^(?:NOUN|ADJ)$/.test(first?.tag ?? '') || and?.form !== 'et')
    return undefined;
  if (second?.tag !== 'NOUN' || !/[sx]$/.test(second.form)) return undefined;
  return next?.kind !== 'word' || isFiniteTag(next) ? first : undefined;
}

/** The main verb or the end of the sentence: no second subject is on its way. */
function closes(words: Word[], at: number, to: number): boolean {
  if (at >= to) return true;
  if (/^[.;!?]$/.test(words[at]!.form)) return true;
  let i = at;
  while (i < to && /^(?:ne|n'|se|s'|nous|vous|y|en|lui)$/.test(words[i]!.form)) i++;
  return i < to && isFiniteTag(words[i]);
}
