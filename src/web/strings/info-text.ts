import { typeset } from './typeset.ts';

/** What surrounds the texts of content/public. Bare sentences are the specification's. */
export const infoText = {
  home: typeset('Retour à l’accueil'),
  contents: 'Sur cette page',
  faq: {
    title: 'Questions fréquentes',
    text: typeset('Huit réponses courtes. La tienne n’y est pas ?'),
    contact: 'Écris au support',
  },
  titles: {
    about: 'À propos',
    terms: "Conditions d'utilisation",
    privacy: 'Politique de Confidentialité',
    legal: 'Mentions légales',
    accessibility: 'Accessibilité',
    ai: typeset('Ce que l’IA voit, ce qu’elle ne juge pas'),
  },
  measures: {
    peer: (name: string, figure: string) => `Le même essai avec ${name} : ${figure}.`,
    measured: (day: string) => typeset(`Mesuré le ${day} par`),
  },
  toFill: typeset('à renseigner par l’éditeur avant l’ouverture au public'),
} as const;
