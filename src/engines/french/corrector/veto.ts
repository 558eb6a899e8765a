import type { Category } from '../category.ts';
import type { Word } from '../text/document.ts';

const ofHaving = /^(?:peur|besoin|envie|raison|tort|froid|faim|soif|honte|pitié|lieu|horreur)$/;

const asAdverb = /^(?:grand|haut|bas|fort|cher|clair|court|droit|bon|dur|faux|fin|net|juste|fixe)$/;
const collective =
  /^(?:majorité|minorité|foule|ensemble|partie|série|multitude|infinité|groupe|dizaine|centaine|millier|moitié|tiers|quart|totalité|poignée|masse|troupe|bande|sorte|espèce|type)s?$/;

type Change = { category: Category; written: string; meant: string; from: number; to: number };

/** Constructions the encoder was seen to misread: what it asks for here is not even looked at. */
export function isVetoed({ category, written, meant, from, to }: Change, words: Word[]): boolean {
  const here = words[from]!;
  const near = (index: number) =>
    words[index]?.sentence === here.sentence ? words[index]?.form : undefined;
  // « S'en souvenir, c'est pardonner » : an infinitive takes either.
  if (category === 'HOM_SANS' && meant === 'sans') return words[to]?.tag === 'VERBi';
  // « l'homme que je suis devenu a peur » : a phrase of avoir.
  if (category === 'HOM_A' && written === 'a') return ofHaving.test(words[to]?.form ?? '');
  // « comme l'ont dit les anciens » : the auxiliary of a participle.
  if (category === 'HOM_ON' && /ont$/.test(written)) return words[to]?.tag === 'VERBp';
  // « les yeux grand ouverts », « ils parlent haut » : an adjective used as an adverb.
  if (category === 'ACC_ADJ' && asAdverb.test(written))
    return words[to]?.tag === 'VERBp' || /^VERBf$/.test(words[from - 1]?.tag ?? '');
  // « une partie d'entre eux refusent » : after a collective, both numbers are right.
  if (category === 'ACC_SV' && hasCollective(words, from)) return true;
  // « elles sont tout heureuses » : before an adjective « tout » is an adverb.
  if (category === 'HOM_TOUT' && written === 'tout')
    return /^(?:ADJ|VERBp)$/.test(words[to]?.tag ?? '');
  // « Que les hommes soient égaux ne signifie pas… » : the whole clause is the subject.
  if (category === 'ACC_SV' && near(from - 1) === 'ne') return opensOnQue(words, from);
  return false;
}

function hasCollective(words: Word[], verb: number): boolean {
  for (let i = verb - 1; i >= verb - 8 && words[i]?.sentence === words[verb]!.sentence; i--)
    if (collective.test(words[i]!.form)) return true;
  return false;
}

function opensOnQue(words: Word[], at: number): boolean {
  let first = at;
  while (words[first - 1]?.sentence === words[at]!.sentence) first--;
  return /^qu[e']$/.test(words[first]!.form);
}
