import { eachWord, finiteReadings, hasSlot } from '../rule.ts';

/** « nous défendont » : after « nous » the ending heard « on » is written -ons. */
export const heardOns = eachWord((word, at, { lexicon }) => {
  if (!/\p{L}{2}ont$/u.test(word.form) || word.shield || lexicon.isWord(word.form))
    return undefined;
  let back = -1;
  while (/^(?:ne|n'|le|la|l'|les|lui|leur|y|en|nous|se)$/.test(at(back)?.form ?? '')) back--;
  if (at(back + 1)?.form !== 'nous') return undefined;
  // « nous étudiront » : « étudierons » has a mute « e » as well.
  const heard = `${word.form.slice(0, -1)}s`;
  const meant = [heard, heard.replace(/([iuy])rons$/, '$1erons')].find((form) =>
    finiteReadings(lexicon, form).some((reading) =>
      ['P', 'F'].some((tense) => hasSlot(reading, tense, '1', 'p')),
    ),
  );
  if (!meant) return undefined;
  return {
    rule: 'agreement/sure/heard-ons',
    category: 'ACC_SV',
    from: word.index,
    to: word.index + 1,
    message: `Après « nous », le verbe finit par -ons : « ${meant} ».`,
    suggestions: [meant],
  };
});
