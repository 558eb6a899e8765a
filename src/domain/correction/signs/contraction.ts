import { fold } from '../fold.ts';
import { type CopyView, growing, type Sign, saw, UNSEEN, within } from './sign.ts';

const SPEAKS_OF_THE_AUTHOR =
  /\b(?:l'auteure?|l'ecrivain\w*|le texte|selon lui|selon elle|il (?:affirme|explique|montre|dit)|cet article)\b/;
const SPEAKS_FOR_ITSELF = /\b(?:a mon avis|selon moi|je pense que|personnellement|par exemple)\b/;

/** A quarter of the source, give or take ten per cent. */
export const quarterOf = (sourceWords: number) => ({
  low: Math.floor((sourceWords / 4) * 0.9),
  high: Math.ceil((sourceWords / 4) * 1.1),
});

export const ideasKept: Sign = {
  code: 'ideas-kept',
  worth: 5,
  read: ({ facts: { source } }) => (source ? saw(source.covered) : UNSEEN),
};

export const logicKept: Sign = {
  code: 'logic-kept',
  worth: 2.5,
  read({ facts }) {
    const { connectors } = facts.structure;
    return saw(growing(connectors.length, 3), connectors.slice(0, 2));
  },
};

export const voiceKept: Sign = {
  code: 'voice-kept',
  worth: 5,
  read({ facts }) {
    const strays = facts.sentences.filter(({ text }) => {
      const folded = fold(text).replaceAll('’', "'");
      return SPEAKS_OF_THE_AUTHOR.test(folded) || SPEAKS_FOR_ITSELF.test(folded);
    });
    return saw(1 - strays.length / 3, [], strays.slice(0, 2));
  },
};

export const reworded: Sign = {
  code: 'reworded',
  worth: 5,
  read: ({ facts: { source } }) => (source ? saw(1 - source.copied * 1.8) : UNSEEN),
};

export const formatKept: Sign = {
  code: 'format',
  worth: 3.2,
  read(copy) {
    const { low, high } = askedLength(copy);
    return saw(within(copy.facts.words, low, high));
  },
};

export function askedLength({ facts: { source }, length }: CopyView): {
  low: number;
  high: number;
} {
  if (source) return quarterOf(source.words);
  const [low, high] = length?.expected ?? [0, Number.POSITIVE_INFINITY];
  return { low, high };
}
