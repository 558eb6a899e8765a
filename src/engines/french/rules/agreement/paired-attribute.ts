import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { pastAdverbs } from './adverb-groups.ts';
import { isAdjective, type Marks, marksOf, meet } from './marks.ts';

/** Participles after which another attribute may stand: « est devenue célèbre », « fut jugée dangereuse ». */
const leadsOn =
  /^(?:devenu|resté|demeuré|jugé|rendu|cru|déclaré|né|mort|redevenu|reconnu|trouvé|estimé)(?:e?s?)$/;

/** « est injuste et cruelle », « sont restées inachevées » : the attribute after the first; the first agrees, or nobody knows whom it follows. */
export function nextAttribute(
  words: Word[],
  first: Word,
  marks: Marks,
  lexicon: Lexicon,
): Word | undefined {
  if (meet(marksOf(lexicon, first.form, isAdjective), marks).size === 0) return undefined;
  const link = words[first.index + 1];
  if (link?.sentence !== first.sentence) return undefined;
  const joined = /^(?:et|mais|ou)$/.test(link.form);
  if (!joined && !leadsOn.test(first.form)) return undefined;
  // « était blanc et or », « est belle et bien » : only what cannot be a noun or an adverb.
  const at = pastAdverbs(words, first.index + (joined ? 2 : 1), first.sentence);
  const second = words[at];
  if (second?.sentence !== first.sentence || !/^(?:ADJ|VERBp)$/.test(second.tag)) return undefined;
  const after = words[at + 1];
  const ends =
    after?.sentence !== first.sentence ||
    /^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(after.tag) ||
    /^(?:qu[e']|qui|dont)$/.test(after.form);
  if (!ends || (joined && !isOnlyAdjective(second, lexicon))) return undefined;
  return second;
}

const isOnlyAdjective = ({ form }: Word, lexicon: Lexicon) =>
  lexicon
    .readings(form)
    .every((reading) => isAdjective(reading) || /^(?:nc|np)$/.test(reading.pos));
