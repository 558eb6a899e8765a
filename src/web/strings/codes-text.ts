import { count } from './format.ts';
import { typeset } from './typeset.ts';

export const codesText = {
  title: typeset("Code d'établissement"),
  intro: typeset('Ton lycée t’a donné un code ? Il ouvre un mois de Pro.'),
  label: 'Ton code',
  submit: 'Activer le code',
  busy: 'Activation...',
  signIn: 'Vous devez être connecté pour utiliser un code',
  failed: "Erreur lors de l'activation du code",
  success: (date: string) => `Code activé ! Accès Pro jusqu'au ${date}`,
  active: (institution: string, date: string) =>
    typeset(`Accès Pro offert par ${institution}, jusqu’au ${date}.`),
  warning: (days: number) =>
    typeset(`Plus que ${count(days, 'jour')} : ensuite, ton compte repasse à l’offre gratuite.`),
  benefits: [
    typeset('Corrections illimitées pendant un mois'),
    typeset('Erreurs récurrentes repérées'),
    typeset('Export PDF'),
    typeset('Accès prioritaire aux nouveautés'),
  ],
} as const;
