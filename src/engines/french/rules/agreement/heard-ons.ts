import { eachWord, finiteReadings, hasSlot } from '../rule.ts';

/** « nous défendont » : after « nous » the ending heard « on » is written -ons. */
export const heardOns = eachWord((word, at, { lexicon }) => {
  if (!/\p{L}{2}ont$/u.test(word.form) || word.shield || lexicon.isWord(word.form))
    return undefined;
  let back = -1;
  while (/^(?:ne|n'|le|la|l'|les|lui|leur|y|en|nous|se)$/.test(at(back)?.form ?? '')) back--;
  if (at(back + 1)?.form !== 'nous') return undefined;
  const meant = `${word.form.slice(0, -1)}s`;
  if (!finiteReadings(lexicon, meant).some((reading) => hasSlot(reading, 'P', '1', 'p')))
    return undefined;
  return {
    rule: 'agreement/sure/heard-ons',
    category: 'ACC_SV',
    from: word.index,
    to: word.index + 1,
    message: `Après « nous », le verbe finit par -ons : « ${meant} ».`,
    suggestions: [meant],
  };
});
