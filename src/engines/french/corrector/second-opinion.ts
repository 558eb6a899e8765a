import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { readSections, section } from '../lexicon/sections.ts';
import {
  contextFeatureCount,
  contextFeatures,
  featureCell,
  formLabel,
  type NumberedSentence,
  tagLabel,
} from './context-features.ts';

/** A log-linear chooser over the same confusion sets, which sees only the words around: weaker than the encoder, but wrong elsewhere. */
export type SecondOpinion = {
  /** How much better the rival suits the place than the written form. */
  margin(sentence: NumberedSentence, at: number, written: Label, rival: Label): number;
};

export type Label = { word: number; tagSet: number };

export function loadSecondOpinion(path: string | URL): SecondOpinion {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const { scale } = sections.header as { scale: number };
  const weights = section(sections, 'weights', Int8Array);
  const kinds = section(sections, 'kinds', Int32Array);
  const mask = weights.length - 1;
  const features = new Int32Array(contextFeatureCount);

  const score = ({ word, tagSet }: Label) => {
    const [form, tags] = [formLabel(word), tagLabel(tagSet)];
    let sum = 0;
    for (const feature of features)
      sum +=
        weights[featureCell(feature, form, mask)]! + weights[featureCell(feature, tags, mask)]!;
    return sum * scale;
  };
  return {
    margin: (sentence, at, written, rival) => {
      contextFeatures(sentence, at, kinds, features);
      return score(rival) - score(written);
    },
  };
}
