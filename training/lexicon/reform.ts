/** Spellings the reform of 1990 admits beside the traditional one: never a fault. */
export function reformVariants(form: string, isNominal: boolean): string[] {
  const variants = new Set<string>();
  if (/[îû]/.test(form) && (isNominal || !keepsCircumflex(form)))
    variants.add(form.replace(/î/g, 'i').replace(/û/g, 'u'));
  for (const [from, to] of respelt) if (form.includes(from)) variants.add(form.replace(from, to));
  // céder, répéter: futur et conditionnel en -è-.
  if (/é[bcdfghjklmnpqrstvz]+er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/.test(form)) {
    variants.add(
      form.replace(
        /é([bcdfghjklmnpqrstvz]+er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient))$/,
        'è$1',
      ),
    );
  }
  return [...variants];
}

/** The accent that tells two words apart, or that marks a tense, stays. */
function keepsCircumflex(form: string): boolean {
  return (
    /^(?:dû|mûrs?|sûrs?|jeûnes?|crûs?|crû[te]s?|recrû|fût|eût)$/.test(form) ||
    /(?:î[mt]es|û[mt]es|înmes|întes|(?<!a)ît|ût|înt)$/.test(form)
  );
}

const respelt: [string, string][] = [
  ['événement', 'évènement'],
  ['réglementa', 'règlementa'],
  ['réglementer', 'règlementer'],
  ['céleri', 'cèleri'],
  ['allégement', 'allègement'],
  ['crémerie', 'crèmerie'],
  ['oignon', 'ognon'],
  ['nénuphar', 'nénufar'],
  ['imbécillité', 'imbécilité'],
  ['chariot', 'charriot'],
  ['combatif', 'combattif'],
  ['persifl', 'persiffl'],
  ['aiguë', 'aigüe'],
  ['ambiguë', 'ambigüe'],
  ['ambiguïté', 'ambigüité'],
  ['exiguë', 'exigüe'],
  ['exiguïté', 'exigüité'],
  ['contiguë', 'contigüe'],
  ['contiguïté', 'contigüité'],
  ['asseoir', 'assoir'],
  ['relais', 'relai'],
  ['week-end', 'weekend'],
  ['quincaillier', 'quincailler'],
  ['serpillière', 'serpillère'],
  ['dissous', 'dissout'],
  ['absous', 'absout'],
];
