/** Nouns of a place or a moment: what « où » may refer to. */
export const placeOrTime =
  /^(?:moment|jour|jours|pays|monde|endroit|lieu|lieux|époque|temps|siècle|cas|mesure|point|société|ville|maison|région|instant|période|situation|là|au|village|rue|salle|chambre|école|pièce|scène|passage|texte|roman|livre|poème|œuvre|extrait|chapitre|histoire|terre|île|prison|camp|château|jardin|forêt|année|années|âge|nuit|soir|matin|heure|semaine|enfance|jeunesse|univers|système|contexte|cadre|domaine|démocratie|royaume|empire|cité|quartier|usine|famille|milieu|place)$/;
