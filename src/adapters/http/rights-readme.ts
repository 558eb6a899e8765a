import { PRODUCT_NAME } from '#domain/product.ts';

/** What one finds when opening one's own archive. */
export const EXPORT_README = `Tes données ${PRODUCT_NAME}

donnees.json      tout ce que nous gardons sur toi, table par table, tel quel
fichiers/         tes copies d'origine et les images de leurs pages
corrections/      tes corrections en PDF

Les mots de passe et les clés de connexion n'y sont pas : ils ouvrent ton compte, ils ne parlent pas de toi.
Une question, une rectification : écris-nous depuis la page Contact. Tu peux aussi saisir la CNIL (cnil.fr).
`;
