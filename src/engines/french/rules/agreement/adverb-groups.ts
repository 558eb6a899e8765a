import type { Word } from '../../text/document.ts';

/** Groups that stand between a verb and its attribute as one adverb would. */
const groups =
  /^(?:de plus en plus|de moins en moins|plus ou moins|peu à peu|tout à fait|tout de suite|à la fois|tour à tour|toute?s les deux|tou(?:te)?s deux|en (?:grande|bonne|majeure) partie|en même temps|avant tout|après tout|malgré tout|par (?:exemple|nature|essence|définition|conséquent)|sans doute|sans cesse|en (?:effet|réalité|partie|fait|général)|au contraire|au fond|d' (?:ailleurs|abord))(?= |$)/;

/** The index past the adverbs and groups of adverbs that start at `from`. */
export function pastAdverbs(words: Word[], from: number, sentence: number): number {
  let at = from;
  for (;;) {
    const ahead = words.slice(at, at + 4).filter((word) => word.sentence === sentence);
    const group = groups.exec(ahead.map(({ form }) => form).join(' '))?.[0];
    if (group) at += group.split(' ').length;
    else if (
      ahead[0] &&
      (ahead[0].tag === 'ADV' || /^(?:tous|toutes|si)$/.test(ahead[0].form)) &&
      ahead[0].kind === 'word'
    )
      at += 1;
    else return at;
  }
}
