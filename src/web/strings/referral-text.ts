import { PRODUCT_NAME } from '#domain/product.ts';
import { typeset } from './typeset.ts';

export const referralText = {
  title: 'Parrainage',
  intro: typeset(
    '10 % de remise chaque mois pour chaque ami qui paie son premier mois, jusqu’à 50 %.',
  ),
  generate: 'Obtenir mon code',
  generating: 'Un instant...',
  code: 'Ton code',
  link: 'Ton lien',
  copyCode: 'Copier le code',
  copyLink: 'Copier le lien',
  copied: typeset('Copié !'),
  whatsapp: 'Partager sur WhatsApp',
  message: (link: string) =>
    typeset(`Je fais corriger mes copies sur ${PRODUCT_NAME} avant le bac. Essaie : ${link}`),
  failed: 'Erreur',
  copyFailed: 'Impossible de copier le code.',
  copyLinkFailed: typeset('Impossible de copier le lien.'),
  figures: {
    invited: typeset('Amis invités'),
    converted: typeset('Premier mois payé'),
    discount: 'Ta remise',
    saved: typeset('Économisé'),
  },
  price: (price: string) => typeset(`Ton prix : ${price} par mois`),
} as const;
