import { typeset } from './typeset.ts';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
/** "39,99 €" */
export const formatEuros = (cents: number): string => EUROS.format(cents / 100);

/** Bare sentences are the specification's, word for word; ours go through `typeset`. Contracts say "vous". */
export const billingText = {
  errors: {
    signIn: 'Vous devez être connecté pour effectuer un achat',
    payment: (message: string) => `Erreur de paiement: ${message}`,
    unavailable: 'Service indisponible',
    noLink: "Le lien de paiement n'a pas pu être généré",
    fallback: 'Erreur lors de la création du paiement',
    upgrade: 'Erreur lors de la création de la session de paiement',
  },
  order: {
    title: 'Votre commande',
    recap: typeset('Ce que vous commandez'),
    lines: {
      what: 'Abonnement',
      whatValue: 'Lauréat Pro',
      price: 'Prix',
      priceValue: (price: string) => typeset(`${price} par mois, toutes taxes comprises`),
      length: 'Durée',
      lengthValue: typeset('Indéterminée, sans engagement, résiliable à tout moment'),
      payment: 'Paiement',
      paymentValue: typeset('Par carte, aujourd’hui puis chaque mois à la même date'),
      withdrawal: 'Rétractation',
      withdrawalValue: typeset('Quatorze jours, sans motif : « Renoncer au contrat ici »'),
    },
    payerTitle: 'Qui paie ?',
    payerMinor: typeset(
      'Le compte est celui d’un élève mineur : l’abonnement est souscrit et payé par un adulte. La confirmation et les reçus lui seront envoyés.',
    ),
    payerName: 'Nom et prénom de la personne qui paie',
    payerEmail: 'Son adresse email',
    isAdult: typeset(
      'Je suis majeur, je souscris cet abonnement pour cet élève dont je suis responsable.',
    ),
    immediate: typeset('Je demande l’accès immédiat, sans attendre la fin des quatorze jours.'),
    immediateHint: typeset(
      'Facultatif. Si vous renoncez ensuite, seuls les jours utilisés seront dus. Sans cette demande, tout vous sera remboursé.',
    ),
    submit: (price: string) => typeset(`S’abonner et payer ${price}/mois`),
    legal: typeset(
      'Vous serez conduit chez notre prestataire de paiement. En commandant, vous acceptez',
    ),
    terms: 'les conditions d’utilisation',
    nameMissing: typeset('Indiquez le nom de la personne qui paie.'),
    emailMissing: typeset('Indiquez son adresse email, pour la confirmation et les reçus.'),
    emailSame: typeset('Indiquez une autre adresse que celle du compte.'),
    adultMissing: typeset('Cette déclaration est nécessaire pour continuer.'),
  },
  subscription: {
    manage: "Gérer l'abonnement",
    managing: 'Ouverture...',
    renews: (day: string, price: string) => typeset(`Prochain paiement : ${price}, le ${day}.`),
    ends: (day: string) => typeset(`Résilié : Pro reste ouvert jusqu’au ${day}.`),
    pastDue: typeset(
      'Le dernier paiement a été refusé. Rien n’est perdu : pour garder Pro, la carte est à mettre à jour dans « Gérer l’abonnement ».',
    ),
    pastDueEnding: typeset(
      'Le dernier paiement a été refusé : sans lui, Pro peut se fermer avant cette date. La carte se met à jour dans « Gérer l’abonnement ».',
    ),
    resume: "Reprendre l'abonnement",
    resumed: typeset('L’abonnement reprend : rien ne change.'),
    cancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat ici',
    withdrawUntil: (day: string) => typeset(`Possible jusqu’au ${day} inclus.`),
    received: typeset('Paiement reçu'),
    receivedText: typeset('Bienvenue dans Pro ! La confirmation est partie par mail.'),
    waiting: typeset('Nous attendons la confirmation du paiement : quelques secondes.'),
    stillWaiting: typeset(
      'La confirmation n’est pas encore arrivée. Si le paiement a été abandonné, rien n’a été prélevé ; sinon, rechargez cette page dans quelques minutes.',
    ),
    reference: (reference: string) => typeset(`Contrat n° ${reference}`),
  },
  invoices: {
    title: 'Factures',
    empty: typeset('Aucune facture pour l’instant.'),
    open: 'Voir la facture',
    statuses: {
      paid: 'Payée',
      open: 'À payer',
      void: 'Annulée',
      uncollectible: 'Impayée',
    } as Record<string, string>,
    refunded: (price: string) => typeset(`Remboursé : ${price}`),
    unnumbered: 'Facture',
  },
  cancel: {
    title: 'Résilier votre contrat',
    intro: typeset(
      'L’abonnement s’arrête à la fin du mois payé. Rien d’autre ne sera prélevé, et aucune copie n’est effacée.',
    ),
    name: 'Votre nom',
    nameMissing: typeset('Indiquez votre nom.'),
    email: 'Adresse email du compte ou de la personne qui paie',
    reference: 'Numéro du contrat',
    referenceHint: typeset('Il est dans le mail de confirmation (L-…). Utile, pas obligatoire.'),
    next: 'Continuer',
    checkTitle: typeset('Vérifiez, puis confirmez'),
    endsAt: typeset('Fin du contrat'),
    endOfPeriod: typeset('À la fin du mois payé'),
    change: 'Modifier',
    submit: 'Notification de la résiliation',
    busy: 'Envoi...',
    doneTitle: typeset('Votre résiliation est enregistrée'),
    doneText: (email: string) =>
      typeset(
        `L’accusé de réception, avec la date d’effet, part à l’instant pour ${email}. Gardez-le : il fait preuve.`,
      ),
    other: typeset('Moins de quatorze jours ? Vous pouvez aussi être remboursé :'),
  },
  withdraw: {
    title: 'Renoncer au contrat ici',
    intro: typeset(
      'Pendant quatorze jours, vous renoncez sans motif et sans frais : le contrat s’arrête aussitôt et vous êtes remboursé sur la carte qui a payé. Si vous aviez demandé l’accès immédiat, les jours déjà utilisés restent dus.',
    ),
    reference: 'Numéro du contrat',
    referenceHint: typeset(
      'Il est dans le mail de confirmation (L-…). Sans lui, connectez-vous ou nous traiterons votre déclaration à la main.',
    ),
    submit: 'Confirmer la rétractation',
    doneTitle: typeset('Votre rétractation est enregistrée'),
    doneRefund: (price: string) =>
      typeset(`Le contrat est terminé. ${price} vous sont remboursés sous quatorze jours au plus.`),
    doneText: (email: string) =>
      typeset(
        `L’accusé de réception, avec la date et l’heure, part à l’instant pour ${email}. Gardez-le : il fait preuve.`,
      ),
    statement: (name: string) => typeset(`« ${name} renonce au contrat Lauréat Pro. »`),
    declaration: 'Votre déclaration',
    other: typeset('Après quatorze jours :'),
  },
  demonstration: {
    badge: 'Démonstration',
    note: typeset(
      'Aucun prestataire n’est branché sur cette machine : cette page joue son rôle. Aucune carte n’est demandée, aucun argent ne bouge.',
    ),
    checkoutTitle: 'Page de paiement',
    amount: 'À payer aujourd’hui, puis chaque mois',
    account: 'Compte',
    card: 'Carte',
    cards: { 'carte-acceptee': 'Une carte acceptée', 'carte-refusee': 'Une carte refusée' },
    pay: (price: string) => typeset(`S’abonner et payer ${price}/mois`),
    paying: 'Paiement...',
    refused: typeset('La banque refuse cette carte. Rien n’a été prélevé : essayez-en une autre.'),
    back: 'Revenir sans payer',
    closed: typeset('Cette page de paiement n’est plus ouverte.'),
    portalTitle: 'Gérer l’abonnement',
    status: 'État',
    statuses: {
      active: 'En cours',
      past_due: 'Paiement refusé',
      canceled: 'Terminé',
      incomplete: 'Incomplet',
    } as Record<string, string>,
    until: 'Période payée jusqu’au',
    monthly: 'Chaque mois',
    noSubscription: typeset('Aucun abonnement n’a encore été payé.'),
    acts: {
      cancel: 'Arrêter à la fin du mois',
      resume: 'Reprendre',
      renew: 'Un mois passe, la carte paie',
      refuse: 'Un mois passe, la carte est refusée',
      settle: 'La carte paie enfin',
      'give-up': 'Le prestataire abandonne',
      dispute: 'La banque conteste le paiement',
    },
    simulate: typeset('Ce que le temps et les banques feraient'),
    done: typeset('C’est fait : l’évènement est parti vers Lauréat.'),
    return: 'Retour à mon profil',
    invoiceTitle: (number: string) => typeset(`Facture ${number}`),
    period: 'Période',
    issued: 'Émise le',
    total: 'Total, toutes taxes comprises',
    billedTo: 'Facturée à',
    print: 'Imprimer',
  },
} as const;
