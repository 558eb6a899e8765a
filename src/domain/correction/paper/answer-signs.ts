/** What a reason looks like in an answer, folded. */
export const REASONS =
  /\b(?:car|donc|or|puisque|parce que|en effet|ainsi|d'apres|par (?:hypothese|recurrence|theoreme|definition|produit|somme|continuite|croissance)|theoreme|propriete|formule|recurrence|heredite|initialisation|on sait que|on a|comme|il suffit|si et seulement si|croissante?|decroissante?|continue|derivable|colineaires|independan\w+|geometrique|arithmetique|loi binomiale|bernoulli|hypothese|definition|suppos\w+|on en deduit|deduit|equivaut|soit)\b|[⇒⇔→]/;

/** What a sentence that says what was found looks like, folded. */
export const CONCLUDES =
  /\b(?:donc|ainsi|on en deduit|on conclut|conclusion|finalement|par consequent|la probabilite|la limite|le volume|l'equation|la reponse|il faut|cela signifie|autrement dit|vrai|faux|l'affirmation|la suite|la fonction|en moyenne|soit environ)\b/;
