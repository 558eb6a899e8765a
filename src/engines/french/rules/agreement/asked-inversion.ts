import type { Word } from '../../text/document.ts';
import { conjugate, finiteReadings, type Rule, type RuleFinding } from '../rule.ts';
import { pastChain } from './chain.ts';
import { numbersIn } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { isTitle } from './subject.ts';
import { shownNumber } from './verb-number.ts';

const asks = /^(?:pourquoi|comment|quand|où|combien|alors|ainsi|aussi|peut-être|mais|or|donc|,|:)$/;
const time = /^(?:jours?|soirs?|matins?|nuits?|ans|années?|mois|semaines?|fois|heures?)$/;
const says =
  /^(?:dire|répondre|penser|écrire|affirmer|crier|demander|expliquer|ajouter|conclure|répliquer|soutenir|noter|remarquer|croire|sembler|paraître|falloir)$/;

/** « Pourquoi les hommes aurait-il peur ? » : the subject, its verb and the pronoun that takes it up go together. */
export const askedInversion: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((pronoun): RuleFinding[] => {
    const found = /^-(t-)?(ils?|elles?)$/.exec(pronoun.form);
    if (!found || pronoun.shield) return [];
    const { from, to } = sentences[pronoun.sentence]!;
    const verb = words[pronoun.index - 1];
    if (!verb || verb.index <= from || verb.shield || verb.raw !== verb.form) return [];
    const shown = shownNumber(lexicon, verb.form);
    const readings = finiteReadings(lexicon, verb.form);
    const taken = found[2]!.endsWith('s') ? 'p' : 's';
    // « Les enfants dit-il » : somebody else speaks.
    if (!shown || (shown === taken && readings.some(({ lemma }) => says.test(lemma)))) return [];
    const subject = subjectBefore(verb.index, from);
    if (!subject) return [];
    const number = subject.number;
    if (shown === number) return [];
    // « les hommes aurait-il », « le poète écrivent-il ».
    const first = readings.find(({ features }) => features.includes('P')) ?? readings[0]!;
    const tense = first.features.includes('P') ? 'P' : first.features[0]!;
    const meant = conjugate(lexicon, first.lemma, tense, '3', number);
    if (!meant || meant === verb.form) return [];
    const both = taken !== number || (number === 's' && /[ae]$/.test(meant));
    const stem = found[2]!.replace(/s$/, '');
    const link = number === 's' && /[aec]$/.test(meant) ? '-t-' : '-';
    return [
      {
        rule: 'agreement/sure/asked-inversion',
        category: 'ACC_SV',
        from: verb.index,
        to: verb.index + (both ? 2 : 1),
        message: `Le verbe s'accorde avec « ${subject.noun.raw} », ${number === 'p' ? 'au pluriel' : 'au singulier'}.`,
        suggestions: [both ? `${meant}${link}${stem}${number === 'p' ? 's' : ''}` : meant],
      },
    ];

    function subjectBefore(
      end: number,
      first: number,
    ): { noun: Word; number: 's' | 'p' } | undefined {
      for (let at = end - 2; at >= Math.max(first, end - 9); at--) {
        const before = at > first ? words[at - 1] : undefined;
        // « influence-ils » is wrong whatever comes before.
        const open = shown === 's' && taken === 'p' && before?.tag !== 'ADP';
        if (before && !open && !asks.test(before.form)) continue;
        const group = readGroup(words, at, to, lexicon);
        // « Quels documents faut-il ? », « Tous les jours vient-il ? » : no subject.
        if (/^(?:quel|tou)/.test(words[at]!.form)) continue;
        if (group?.determiner?.tag !== 'DET' || isTitle(group.noun)) continue;
        if (time.test(group.noun.form)) continue;
        const numbers = numbersIn(group.marks);
        const [number] = numbers;
        if (numbers.size !== 1 || group.from !== at) continue;
        if (words[at]!.form === 'de' || words[at]!.form === "d'") continue;
        const past = number === 'p' ? pastChain(words, group.to, to, lexicon) : group.to;
        if (past !== end && group.to !== end) continue;
        return { noun: group.noun, number: number as 's' | 'p' };
      }
      return undefined;
    }
  });
