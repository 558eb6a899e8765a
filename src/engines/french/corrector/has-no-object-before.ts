/** One writes, speaks or smiles to somebody; of an object before, a rule judges. */
const toOneAnother =
  /^(?:écrit|parlé|dit|plu|déplu|succédé|nui|souri|menti|ressemblé|téléphoné|demandé|répondu|promis|juré|donné|lancé|partagé|rendu|permis|imaginé|survécu|suffi|interdit|raconté|transmis|échangé|offert|attribué|accordé|reproché|imposé|ri|serré|lavé)$/;

/** « les deux amis se sont écrit », « elles se sont posé beaucoup de questions » : nothing to agree with. */
export const hasNoObjectBefore = (participle: string, after: string | undefined): boolean =>
  toOneAnother.test(participle) || /^(?:des|les|la|une?|beaucoup|tant)$/.test(after ?? '');
