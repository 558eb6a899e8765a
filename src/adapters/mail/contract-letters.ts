import type { ContractLetters } from '#application/billing/letters.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { layOut } from './lay-out.ts';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
const euros = (cents: number) => EUROS.format(cents / 100);
const day = (when: Date) => DAY.format(when);
const moment = (when: Date) => `${MOMENT.format(when)} (heure de Paris)`;
/** What was typed goes to an address that anybody may have typed: as words, which no mail program turns into a link. */
const words = (typed: string) =>
  typed
    .replace(/\w+:\/\/|[<>@]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
const contract = (reference: string | null) => (reference ? ` n° ${words(reference)}` : '');

/** The letters about money and contracts, in the register of contracts. Each one is a dated proof. */
export const contractLetters: ContractLetters = {
  orderReceipt: (to, order) =>
    layOut(to, {
      subject: `Confirmation de votre abonnement ${PRODUCT_NAME} Pro`,
      lines: [
        'Bonjour,',
        `Le contrat n° ${order.reference} a été conclu le ${moment(order.orderedAt)} pour le compte ${order.accountEmail}${order.payerName ? `, payé par ${order.payerName}` : ''}.`,
        `${PRODUCT_NAME} Pro : ${euros(order.priceCents)} par mois, toutes taxes comprises, prélevés chaque mois. L’abonnement est à durée indéterminée et sans engagement : vous y mettez fin quand vous voulez, avec effet à la fin du mois payé.`,
        order.immediateAccess
          ? `Vous avez demandé l’accès immédiat. Vous pouvez renoncer au contrat sans motif jusqu’au ${plainDay(order.withdrawUntil)} inclus : seuls les jours déjà utilisés resteront dus.`
          : `Vous pouvez renoncer au contrat sans motif jusqu’au ${plainDay(order.withdrawUntil)} inclus : la somme payée vous sera entièrement rendue.`,
      ],
      action: { label: 'Gérer mon abonnement', url: `${order.publicUrl}/profile` },
      after: [
        `Renoncer au contrat ici : ${order.publicUrl}/renoncer`,
        `Résilier votre contrat : ${order.publicUrl}/resilier`,
        'Gardez ce message : il porte le numéro de votre contrat.',
      ],
    }),

  paymentFailed: (to, { amountCents, accountEmail, portalUrl }) =>
    layOut(to, {
      subject: 'Votre paiement n’a pas abouti',
      lines: [
        'Bonjour,',
        `Le prélèvement de ${euros(amountCents)} pour ${PRODUCT_NAME} Pro, compte ${accountEmail}, a été refusé par votre banque. Rien n’est perdu : l’accès reste ouvert pendant que nous essayons de nouveau.`,
        'La carte se met à jour depuis le profil de ce compte, sous « Gérer l’abonnement ».',
      ],
      action: { label: 'Mettre à jour ma carte', url: portalUrl },
      after: [
        'Sans paiement, le compte reviendra à l’offre gratuite. Aucune copie ne sera effacée.',
      ],
    }),

  subscriptionEnded: (to, { endedAt }) =>
    layOut(to, {
      subject: `Votre abonnement ${PRODUCT_NAME} Pro est terminé`,
      lines: [
        'Bonjour,',
        `L’abonnement a pris fin le ${moment(endedAt)}. Rien de plus ne sera prélevé.`,
        'Le compte reste ouvert avec l’offre gratuite, et toutes les copies y sont encore.',
      ],
    }),

  refunded: (to, { amountCents, at }) =>
    layOut(to, {
      subject: 'Remboursement',
      lines: [
        'Bonjour,',
        `Nous avons remboursé ${euros(amountCents)} au total sur la carte qui a servi au paiement, le ${moment(at)}. Selon votre banque, la somme apparaît sous cinq à dix jours.`,
      ],
    }),

  cancellationReceipt: (to, facts) =>
    layOut(to, {
      subject: 'Accusé de réception de votre résiliation',
      lines: [
        'Bonjour,',
        `Nous avons reçu le ${moment(facts.declaredAt)} la résiliation du contrat${contract(facts.reference)} au nom de ${words(facts.name)}, pour le compte ${facts.accountEmail}.`,
        facts.effectiveAt
          ? `Le contrat prendra fin le ${day(facts.effectiveAt)}. D’ici là l’accès Pro reste ouvert ; ensuite rien ne sera plus prélevé et le compte continuera avec l’offre gratuite, copies comprises.`
          : 'Nous n’avons trouvé aucun abonnement en cours sous cette adresse. Si vous payez avec une autre adresse, faites la même démarche avec celle-ci ou répondez à ce message avec le numéro du contrat.',
      ],
      after: [
        ...(facts.effectiveAt
          ? [
              `Si cette demande ne vient pas de vous, l’abonnement se reprend depuis le profil du compte : ${facts.publicUrl}/profile`,
            ]
          : []),
        'Conservez ce message : il est la preuve de votre demande.',
      ],
    }),

  withdrawalReceipt: (to, facts) =>
    layOut(to, {
      subject: 'Accusé de réception de votre rétractation',
      lines: [
        'Bonjour,',
        `Nous avons reçu le ${moment(facts.declaredAt)} la déclaration suivante : « ${words(facts.name)} renonce au contrat${contract(facts.reference)} ${PRODUCT_NAME} Pro, pour le compte ${facts.accountEmail}. »`,
        facts.effectiveAt
          ? `Le contrat a pris fin au même instant. ${facts.refundCents ? `Nous remboursons ${euros(facts.refundCents)} sur la carte qui a servi au paiement.` : 'Aucune somme n’était à rembourser.'}`
          : 'Votre déclaration est enregistrée à cette date. Nous n’avons pas trouvé de contrat en cours avec ce numéro et cette adresse : répondez à ce message avec le numéro du contrat, et elle prendra effet à la date ci-dessus.',
      ],
      after: ['Conservez ce message : il est la preuve de votre déclaration.'],
    }),

  codeExpiring: (to, { institutionName, expiresAt }) =>
    layOut(to, {
      subject: 'Ton accès Pro se termine bientôt',
      lines: [
        'Bonjour,',
        `L’accès Pro offert par ${institutionName} se termine le ${day(expiresAt)}. Ensuite, ton compte continue avec l’offre gratuite : tes copies et tes progrès restent là.`,
      ],
    }),

  deletionReceipt: (to, { requestedAt, purgeBefore }) =>
    layOut(to, {
      subject: 'Ton compte est fermé',
      lines: [
        'Bonjour,',
        `Tu as demandé le ${moment(requestedAt)} la suppression de ton compte ${PRODUCT_NAME}. Il est fermé, tous tes appareils sont déconnectés, et plus rien ne sera prélevé.`,
        `Tes copies, tes corrections et tes informations seront effacées avant le ${moment(purgeBefore)}. Les sauvegardes s’effacent en 30 jours au plus. La loi nous fait garder les factures (dix ans) et les preuves de contrat (cinq ans), détachées de ton compte.`,
      ],
      after: ['Si ce n’était pas toi, réponds tout de suite à ce message.'],
    }),
};

const plainDay = (parisDay: string) => day(new Date(`${parisDay}T12:00:00Z`));
