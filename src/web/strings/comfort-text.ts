import { typeset } from './typeset.ts';

export const comfortText = {
  title: 'Confort de lecture',
  intro: typeset(
    'Règle la page à tes yeux. Tes choix restent dans ce navigateur, même après la déconnexion.',
  ),
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
  preview: typeset(
    "Peut-on être heureux sans être libre ? La question semble simple ; pourtant, dès qu'on l'examine, elle se complique.",
  ),
  previewLabel: 'Aperçu',
  reset: 'Tout remettre par défaut',
  names: {
    theme: 'Thème',
    size: 'Taille du texte',
    lines: 'Interligne',
    spacing: 'Espacement des lettres et des mots',
    face: 'Police',
    tint: 'Teinte du papier (thème clair)',
    motion: 'Animations',
  },
  values: {
    theme: { system: "Comme l'appareil", light: 'Clair', dark: 'Sombre' },
    size: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
    lines: { normal: 'Normal', airy: 'Aéré' },
    spacing: { normal: 'Normal', wide: 'Large' },
    face: { atkinson: 'Atkinson (lettres bien distinctes)', opendyslexic: 'OpenDyslexic' },
    tint: { none: 'Papier', cream: 'Crème', blue: 'Bleutée', green: 'Verte' },
    motion: { normal: 'Avec', still: 'Sans' },
  },
} as const;
