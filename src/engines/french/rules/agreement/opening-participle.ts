import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import type { Rule } from '../rule.ts';
import { isWoman } from './first-names.ts';
import { inflect, isAdjective, type Marks, marksOf, meet } from './marks.ts';
import { readGroup } from './noun-group.ts';

const longest = 7;
/** A woman, or a text with what is done to texts: elsewhere a loose participle may tell of somebody else. */
const woman =
  /^(?:femme|fille|reine|présidente|princesse|mère|héroïne|romancière|poétesse|ouvrière|servante|épouse|actrice|militante|veuve|ministre|comtesse|marquise|religieuse|jeune)s?$/;
const text =
  /^(?:œuvre|pièce|lettre|fable|tragédie|comédie|loi|nouvelle|constitution|déclaration|trilogie|élégie|ode|autobiographie|majorité|assemblée)s?$/;
const ofText =
  /^(?:publi|écrit|par|vot|promulgu|rédig|compos|adopt|sign|élu|jou|représent|censur|condamn|proclam)/;
/** What is built, and what is done to it. */
const building =
  /^(?:cathédrale|église|ville|tour|maison|abbaye|chapelle|citadelle|gare|école|usine|statue|bibliothèque|forteresse|basilique|cité|mosquée|synagogue|colonne|fontaine|villa|université|prison|république|ligue|entreprise|organisation|institution|revue|académie)s?$/;
const ofBuilding =
  /^(?:construit|bâti|édifi|fond|inaugur|achev|détruit|érig|reconstruit|restaur|cré|situ|incendi|rénov|agrandi|conçu|instaur)/;
/** « À peine arrivé, les ennuis commencent » : only people come and go. */
const moves = /^(?:arriv|rentr|parti|entr|sorti|assis|couch|lev|reven|mont|descend|retourn)/;
const people =
  /^(?:ami|amie|homme|soldat|personnage|enfant|élève|amant|amante|famille|voyageur|ouvrier|migrant|réfugié|troupe|paysan|paysanne|élu|élue)s?$/;
const feminine = /^(?:la|une|cette|l'|sa|les|ces|ses|des|deux)$/;

/** « Une fois élu, la présidente… », « Publié en 1857, cette œuvre… » : what opens the sentence tells of its subject. */
export const openingParticiple: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    const intro = `${words[from]?.form} ${words[from + 1]?.form}`;
    const led = /^(?:une fois|à peine)$/.test(intro) ? 2 : words[from]?.form === 'sitôt' ? 1 : 0;
    const participle = words[from + led];
    if (!participle || participle.shield || from + led >= to) return [];
    const readings = lexicon.readings(participle.form);
    if (!readings.some(({ features }) => features.startsWith('K'))) return [];
    if (/^(?:plus|vu|excepté|passé|étant|compris|attendu|supposé|hormis)$/.test(participle.form))
      return [];
    let comma = from + led + 1;
    while (
      comma < to &&
      comma < from + led + longest &&
      /^(?:word|number)$/.test(words[comma]!.kind)
    ) {
      if (/^(?:VERB|AUX)f$/.test(words[comma]!.tag)) return [];
      comma++;
    }
    if (words[comma]?.form !== ',' || comma >= to) return [];
    // « Une fois terminé le repas, la famille » : its own subject comes after it.
    const after = words[from + led + 1]!;
    if (after.tag === 'DET' || after.form === "l'" || after.form === 'que') return [];
    const subject = subjectAt(words, comma + 1, to, lexicon);
    if (!subject) return [];
    const { form } = subject.head;
    const told =
      subject.named ||
      woman.test(form) ||
      (text.test(form) && ofText.test(participle.form)) ||
      (building.test(form) && ofBuilding.test(participle.form));
    if (led === 0 && !told) return [];
    const person =
      subject.named ||
      woman.test(form) ||
      people.test(form) ||
      /(?:euse|trice|ière|ienne)s?$/.test(form);
    if (moves.test(participle.form) && !person) return [];
    const verb = words[subject.next];
    if (!verb || subject.next >= to || !/^(?:VERB|AUX)f$|^PRON$|^ADV$/.test(verb.tag)) return [];
    // « Élu en 1981, la gauche l'acclame » : somebody else is meant.
    if (/^(?:le|la|l'|lui|les|leur)$/.test(verb.form)) return [];
    if (meet(marksOf(lexicon, participle.form, isAdjective), subject.marks).size > 0) return [];
    const found = inflect(lexicon, participle.form, subject.marks, isAdjective);
    if (!found) return [];
    const suggestion = led === 0 ? found[0]!.toUpperCase() + found.slice(1) : found;
    return [
      {
        rule: 'agreement/sure/topic-participle/opening',
        category: 'ACC_PP_ETRE' as const,
        from: participle.index,
        to: participle.index + 1,
        message: `« ${participle.raw} » parle de « ${subject.head.raw} » et s'accorde avec lui.`,
        suggestions: [suggestion],
      },
    ];
  });

type Subject = { head: Word; marks: Marks; next: number; named: boolean };

/** « la présidente », or a woman's name: « Une fois arrivée à Paris, Emma découvre ». */
function subjectAt(words: Word[], at: number, to: number, lexicon: Lexicon): Subject | undefined {
  const name = words[at];
  if (name && at < to && isWoman(name))
    return { head: name, marks: new Set(['fs']), next: at + 1, named: true };
  const group = readGroup(words, at, to, lexicon);
  if (!group?.determiner || group.marks.size !== 1 || !feminine.test(group.determiner.form))
    return undefined;
  return { head: group.noun, marks: group.marks, next: group.to, named: false };
}
