import { typeset } from './typeset.ts';

export const sampleText = {
  title: typeset('Une copie corrigée, à explorer'),
  text: typeset(
    'Ces devoirs sont écrits pour l’exemple. Leur lecture, leur note et leurs remarques sortent de Lauréat sans retouche : touche une marque pour l’ouvrir.',
  ),
  subjects: 'Choisir la matière',
  subject: 'Sujet',
  photo: typeset('Copie photographiée, deux pages'),
  file: typeset('Copie envoyée en fichier Word'),
  yours: {
    title: typeset('Et la tienne ?'),
    text: typeset('Une correction par jour, gratuite. Sans carte bancaire.'),
    action: 'Faire corriger ma copie',
  },
} as const;
