/** Latin and Greek that copies use as they stand: their words follow no rule of French. */
export const borrowedPhrases: string[][] =
  `deus ex machina|ex machina|modus operandi|modus vivendi|casus belli|tabula rasa|vox populi|memento mori|carpe diem
  homo faber|homo sapiens|homo economicus|homo homini lupus|ad hominem|ad hoc|ad vitam aeternam|ad nauseam|sine qua non
  ex nihilo|ex cathedra|statu quo|status quo|amor fati|libido sciendi|libido dominandi|libido sentiendi|causa sui
  res cogitans|res extensa|res publica|res nullius|alea jacta est|alea iacta est|veni vidi vici|tempus fugit|ubi sunt
  vanitas|vanitas vanitatum|habeas corpus|mea culpa|alter ego|pax romana|mare nostrum|urbi et orbi|vita activa
  vita contemplativa|animal laborans|natura naturans|natura naturata|cogito ergo sum|ergo sum|in medias res
  persona non grata|nec plus ultra|de facto|de jure|in vivo|in vitro|in situ|a priori|a posteriori|a fortiori|a contrario
  locus amoenus|theatrum mundi|captatio benevolentiae|dura lex sed lex|errare humanum est|primus inter pares
  requiem aeternam|locus|topoï|topoi|mimèsis|mimesis|poiesis|phronesis|physis|nomos|telos|docta ignorantia|sui generis
  ite missa est|a giorno|a capella|a minima|a maxima`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().split(' '));
