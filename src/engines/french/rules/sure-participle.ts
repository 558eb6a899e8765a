import { type At, eachWord, isVerbReading } from './rule.ts';

const adverbs =
  /^(?:pas|plus|jamais|donc|alors|aussi|ainsi|bien|toujours|également|même|encore|tous|toutes|deux|peu|à|enfin|souvent|ensuite|eux|elles|-mêmes|vite|longtemps|tout|rapidement|progressivement|finalement)$/;
const plural: Record<string, string> = {
  sont: 'és',
  étaient: 'és',
  seront: 'és',
  seraient: 'és',
  furent: 'és',
  soient: 'és',
  sommes: 'és',
  soyons: 'és',
  étions: 'és',
};

/** « se sont disputer », « ont peu à peu dépasser », « à peine arriver » : the place asks for a participle. */
export const sureParticiple = eachWord((word, at, { lexicon }) => {
  if (word.shield || word.raw !== word.form || !/er$/.test(word.form)) return undefined;
  const readings = lexicon.readings(word.form);
  if (!readings.some((r) => isVerbReading(r) && r.features === 'W')) return undefined;
  if (!readings.every((r) => isVerbReading(r))) return undefined;
  const ending = asksParticiple(at);
  if (!ending) return undefined;
  const participle = `${word.form.slice(0, -2)}${ending}`;
  return {
    rule: 'ending/sure/participle',
    category: 'VER_INF',
    from: word.index,
    to: word.index + 1,
    message: `Ici il faut le participe passé : « ${participle} » (on dirait « vendu », pas « vendre »).`,
    suggestions: [participle],
  };
});

function asksParticiple(at: At): string | undefined {
  const [before, further] = [at(-1)?.form ?? '', at(-2)?.form ?? ''];
  // « vous n'avez pas à déclarer », « je pouvais à peine marcher ».
  if (before === 'à') return undefined;
  const opens = at(-3) === undefined || at(-3)!.form === ',';
  if (before === 'peine' && further === 'à') return opens ? 'é' : undefined;
  if (before === 'fois' && further === 'une') return opens ? 'é' : undefined;
  let step = -1;
  while (adverbs.test(at(step)?.form ?? '')) step--;
  const auxiliary = at(step)?.form ?? '';
  if (/^(?:ont|avons|avez|avaient|auront|auraient|aient)$/.test(auxiliary)) return 'é';
  const reflexive = /^(?:se|s'|nous|vous)$/.test(at(step - 1)?.form ?? '');
  // « ce sont » may be written « se sont »: something must stand before.
  if (reflexive && plural[auxiliary] && at(step - 2) !== undefined) return plural[auxiliary];
  const subject = at(step - 2);
  if (reflexive && /^(?:est|était|sera|serait|soit)$/.test(auxiliary))
    return /^(?:il|elle|on|qui)$/.test(subject?.form ?? '')
      ? subject!.form === 'elle'
        ? 'ée'
        : 'é'
      : undefined;
  return undefined;
}
