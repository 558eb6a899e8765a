import type { Lexicon } from '../../lexicon/lexicon.ts';
import { conjugate, finiteReadings } from '../rule.ts';

/** « manquent » is written, « chlorurent » and « moyennent » are not: a verb nobody uses is no reading of its form. */
export const isUsual = (lexicon: Lexicon, form: string): boolean =>
  finiteReadings(lexicon, form).some(({ lemma }) => {
    const many = conjugate(lexicon, lemma, 'P', '3', 'p');
    return many !== undefined && lexicon.frequency(many) > 0;
  });
