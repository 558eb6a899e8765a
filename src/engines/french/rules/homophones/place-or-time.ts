/** Nouns of a place or a moment: what « où » may refer to. */
export const placeOrTime =
  /^(?:moment|jour|jours|pays|monde|endroit|lieu|lieux|époque|temps|siècle|cas|mesure|point|société|ville|maison|région|instant|période|situation|là|au|village|rue|salle|chambre|école|pièce|scène|passage|texte|roman|livre|poème|œuvre|extrait|chapitre|histoire|terre|île|prison|camp|château|jardin|forêt|année|années|âge|nuit|soir|matin|heure|semaine|enfance|jeunesse|univers|système|contexte|cadre|domaine|démocratie|royaume|empire|cité|quartier|usine|famille|milieu|place)$/;

/** The same and more, one or several: read only where the whole clause is seen to follow. */
export const whereOrWhen =
  /^(?:moment|jour|pays|monde|endroit|lieu|époque|temps|siècle|cas|société|ville|maison|région|instant|période|situation|village|rue|salle|chambre|école|pièce|scène|passage|texte|roman|livre|poème|œuvre|extrait|chapitre|histoire|terre|île|prison|camp|château|jardin|forêt|année|âge|nuit|soir|matin|heure|semaine|enfance|jeunesse|univers|système|contexte|cadre|domaine|démocratie|royaume|empire|cité|quartier|usine|famille|milieu|place|lycée|nation|zone|territoire|continent|planète|bureau|hôpital|champ|mine|décor|espace|état|république|dictature|tableau|régime|civilisation|culture|communauté|entreprise|marché|secteur|strophe|vers|acte|conte|fable|film|récit|dystopie|utopie|guerre|crise|tribunal|café|port|désert|océan|mer|montagne|vallée|plage|phase|étape|expérience|cellule|atmosphère)[sx]?$/;

/** Of these, only when: a proper name cannot be one more of them. */
export const when =
  /^(?:moment|jour|époque|temps|siècle|instant|période|année|heure|cas|soir|matin|nuit)s?$/;
