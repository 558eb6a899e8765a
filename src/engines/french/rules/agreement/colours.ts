import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isNoun } from './marks.ts';

export const colour =
  /^(?:bleu|vert|rouge|jaune|gris|blanc|noir|brun|violet|clair|foncé|sombre|pâle)/;

/** « des yeux bleu clair », « une robe gris perle », « une écharpe vert pomme » : told closer, a colour stays as it is. */
export const isToldCloser = ({ form }: Word, next: Word | undefined, lexicon: Lexicon): boolean =>
  colour.test(form) &&
  (/^(?:ADJ|PROPN|VERBp)$/.test(next?.tag ?? '') ||
    lexicon.readings(next?.form ?? '').some(isNoun));
