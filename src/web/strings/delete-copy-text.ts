import { typeset } from './typeset.ts';

export const deleteCopyText = {
  short: 'Supprimer',
  open: 'Supprimer cette copie',
  openNamed: (copy: string, when: string) =>
    typeset(`Supprimer la copie de ${copy}, envoyée le ${when}`),
  title: typeset('Supprimer cette copie ?'),
  goes: typeset('Ce qui part, pour de bon'),
  goesText: typeset(
    'Tes fichiers, le texte lu, la correction, la note, et les cartes de révision tirées de cette copie. Tes moyennes sont recalculées sans elle.',
  ),
  stays: typeset('Ce qui reste'),
  staysText: typeset(
    'Ton expérience, ton niveau, ta série et tes badges. La correction du jour, si cette copie l’a utilisée, reste utilisée.',
  ),
  uncorrectedText: typeset(
    'Ton expérience et tes badges. Cette copie n’a pas été corrigée : elle ne compte pas dans ta journée.',
  ),
  keep: 'Garder cette copie',
  confirm: 'Supprimer définitivement',
  busy: 'Suppression...',
  done: typeset('Copie supprimée'),
  doneText: typeset('Ses fichiers et sa correction sont effacés.'),
} as const;
