/** How a word sounds, roughly: two spellings of one sound share the key. */
export function phoneticKey(form: string): string {
  let key = form
    .normalize('NFD')
    .replace(/\u0327/g, 'ç')
    .normalize('NFC');
  key = key.replace(/cç/g, 's').replace(/œu?/g, 'e').replace(/æ/g, 'e').replace(/[-']/g, '');
  for (const [pattern, sound] of steps) key = key.replace(pattern, sound);
  return key;
}

const steps: [RegExp, string][] = [
  [/[àâä]/g, 'a'],
  [/[îï]/g, 'i'],
  [/[ôö]/g, 'o'],
  [/[ùûü]/g, 'u'],
  [/ç/g, 's'],
  [/ph/g, 'f'],
  [/sch|sh/g, 'C'],
  [/ch(?=[rl])|cqu?|qu|ck|k/g, 'K'],
  [/ch/g, 'C'],
  [/gn/g, 'N'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/h/g, ''],
  [/ge(?=[aou])/g, 'j'],
  [/gu(?=[eiyéèêë])/g, 'G'],
  [/g(?=[eiyéèêë])/g, 'j'],
  [/g/g, 'G'],
  [/sc(?=[eiyéèêë])/g, 's'],
  [/c(?=[eiyéèêë])/g, 's'],
  [/cc(?=[eiyéèêë])|xc(?=[eiyéèêë])/g, 'Ks'],
  [/c/g, 'K'],
  [/([a-zA-Zéèê])\1+/g, '$1'],
  [/ti(?=on|el|eu|al|aire|en)/g, 'si'],
  [/(?<=[aeiouyéèê])s(?=[aeiouyéèê])/g, 'z'],
  [/(?:er|ez|ée?s?|ai)$/g, 'é'],
  [/(?:ais|ait|aient|aie|aies|et|êt|ets)$/g, 'è'],
  [/(?:eau|au|ô)/g, 'o'],
  [/ou/g, 'W'],
  [/(?:[ae]in|ein|yn|ym|im|in)(?![aeiouyéèêmn])/g, '1'],
  [/(?:[ae]m|[ae]n)(?![aeiouyéèêmn])/g, '2'],
  [/(?:on|om)(?![aeiouyéèêmn])/g, '3'],
  [/(?:un|um)(?![aeiouyéèêmn])/g, '1'],
  [/(?:ai|ei|ê|è|ë)/g, 'é'],
  [/é/g, 'e'],
  [/oi/g, 'O'],
  [/y/g, 'i'],
  [/(?:il|ill)(?=e|$)/g, 'i'],
  [/(?<=.{2})(?:es|ent|e|s|t|x|d|p|z)+$/g, ''],
  [/(.)\1+/g, '$1'],
];
