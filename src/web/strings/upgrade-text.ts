import { typeset } from './typeset.ts';

/** The page that offers Pro. Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const upgradeText = {
  title: typeset('Passe à Lauréat Pro'),
  intro: typeset(
    'Autant de copies que tu veux, et la correction entière de chacune : ce qu’il fallait écrire, où, et pourquoi.',
  ),
  already: 'Vous êtes déjà Pro !',
  alreadyText: typeset('Tout est ouvert : corrige autant de copies que tu veux, tant que tu veux.'),
  back: 'Retour au tableau de bord',
  featuresTitle: typeset('Ce que Pro ajoute'),
  features: [
    {
      title: 'Corrections illimitées',
      text: typeset('Plus de limite par jour : envoie un brouillon, corrige-le, renvoie-le.'),
    },
    {
      title: typeset('Correction détaillée en entier'),
      text: typeset(
        'Toutes les questions et le commentaire complet. Le gratuit montre deux questions et le début du commentaire.',
      ),
    },
    {
      title: 'Réponses attendues',
      text: typeset('Pour chaque question, ce qu’un correcteur espérait lire.'),
    },
    {
      title: 'Erreurs récurrentes',
      text: typeset('Ce qui revient d’une copie à l’autre, du plus fréquent au moins fréquent.'),
    },
    {
      title: typeset('Plan de révision sur 7 jours'),
      text: typeset('Un programme court, refait chaque jour à partir de tes copies.'),
    },
    {
      title: 'Export PDF et bilan hebdomadaire',
      text: typeset('À relire sur papier, à montrer à un professeur ou à un parent.'),
    },
  ],
  testimonialsTitle: typeset('Deux exemples d’usage'),
  testimonialsNote: typeset(
    'Situations inventées pour montrer l’usage : personne ne parle ici à la place de quelqu’un.',
  ),
  testimonials: [
    {
      who: typeset('Une élève de Terminale, philosophie'),
      text: typeset(
        '« Je renvoie mon introduction trois fois dans la soirée. À la quatrième, ma problématique tient. »',
      ),
    },
    {
      who: typeset('Un élève de Première, français'),
      text: typeset(
        '« Le bilan du dimanche me dit une chose à travailler, pas dix. Je la fais le lundi. »',
      ),
    },
  ],
  priceTitle: 'Lauréat Pro',
  perMonth: typeset('par mois, toutes taxes comprises'),
  instead: (price: string) => typeset(`au lieu de ${price}`),
  discount: (percent: number) =>
    typeset(`Remise de parrainage : ${percent} % chaque mois, calculée par nous.`),
  promises: [
    typeset('Résiliable à tout moment, effet à la fin du mois payé'),
    typeset('Paiement sécurisé par carte, chez notre prestataire'),
    typeset('Activation immédiate'),
    typeset('Quatorze jours pour changer d’avis'),
  ],
  button: 'Passer à Pro maintenant',
  busy: 'Redirection...',
  cancelled: typeset('Le paiement a été abandonné : rien n’a été prélevé.'),
  faqTitle: 'Questions fréquentes',
  faq: [
    {
      id: 'cancel',
      title: typeset('Comment arrêter ?'),
      content: typeset(
        'Depuis ton profil, ou par « Résilier votre contrat » en bas de chaque page, même sans te connecter. L’accès reste ouvert jusqu’à la fin du mois payé, et tes copies ne bougent pas.',
      ),
    },
    {
      id: 'data',
      title: typeset('Mes données sont-elles en sécurité ?'),
      content: typeset(
        'La carte est vue par le prestataire de paiement seul, jamais par nous. Tes copies sont à toi : tu peux tout télécharger et tout effacer depuis ton profil.',
      ),
    },
    {
      id: 'plan',
      title: typeset('Le plan de révision est-il vraiment personnel ?'),
      content: typeset(
        'Il est fait à partir de tes copies : les critères où tu perds le plus de points, les erreurs qui reviennent, et les jours que tu te fixes.',
      ),
    },
  ],
};
