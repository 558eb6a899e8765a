import { typeset } from './typeset.ts';

export const installText = {
  title: typeset('Lauréat sur ton écran d\u2019accueil ?'),
  text: typeset(
    'Deux copies corrigées : ça vaut bien une icône. Tu photographies en un geste de moins.',
  ),
  install: 'Installer',
  later: 'Plus tard',
  label: 'Installer Lauréat',
  /** Safari on iPhone installs only by hand. */
  byHand: typeset(
    'Sur iPhone : touche Partager, puis « Sur l\u2019écran d\u2019accueil », puis « Ajouter ».',
  ),
} as const;
