import type { Refusal, RefusalCode } from '#domain/refusal.ts';
import { count, formatSize } from './format.ts';
import { typeset } from './typeset.ts';

type Sentences = { [C in RefusalCode]: (refusal: Extract<Refusal, { code: C }>) => string };

/**
 * A new refusal code does not compile until it has its sentence here: what happened, then what to do.
 * Bare sentences are the specification's, word for word; ours go through `typeset`.
 */
const sentences: Sentences = {
  'not-found': () => typeset("Nous n'avons pas trouvé ce que tu cherches."),
  'sign-in-required': () => 'Veuillez vous connecter pour envoyer une copie',
  'email-unconfirmed': () =>
    typeset("Confirme ton adresse email avec le lien que nous t'avons envoyé, puis réessaie."),
  'account-suspended': () => 'Compte suspendu - contactez le support',
  'parent-confirmation-needed': () =>
    typeset(
      "Un de tes parents doit d'abord donner son accord. Le message est dans sa boîte mail ; tu peux le renvoyer depuis ton profil.",
    ),
  'link-expired': () => typeset("Ce lien n'est plus valable. Demandes-en un nouveau."),
  'invalid-input': () => typeset('Un champ est mal rempli. Corrige-le, puis réessaie.'),
  'too-many-requests': ({ retryAfterSeconds }) =>
    typeset(
      `Trop d'essais d'affilée. Réessaie dans ${count(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')}.`,
    ),
  'request-too-large': () =>
    typeset('Cet envoi est trop lourd. Allège tes fichiers, puis réessaie.'),
  'cross-site-request': () => typeset('Cette demande ne vient pas de Lauréat. Recharge la page.'),
  'no-file': () => 'Aucun fichier',
  'too-many-files': () =>
    'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.',
  'file-too-large': () => 'Fichier trop volumineux (max 10Mo)',
  'file-type-unsupported': () => 'Type de fichier non autorisé',
  'file-type-dangerous': () => 'Type de fichier dangereux détecté',
  'file-name-unsafe': () => 'Nom de fichier non sécurisé',
  'file-empty': () => typeset('Ce fichier est vide. Choisis-en un autre.'),
  'file-encrypted': () =>
    typeset('Ce fichier est protégé par un mot de passe. Enregistre-le sans, puis renvoie-le.'),
  'file-damaged': () => typeset("Ce fichier est abîmé : nous n'arrivons pas à l'ouvrir."),
  'file-with-macros': () =>
    typeset(
      'Ce fichier contient des macros. Enregistre-le en DOCX simple ou en PDF, puis renvoie-le.',
    ),
  'file-hostile': () =>
    typeset('Ce fichier a été refusé par sécurité. Exporte-le à nouveau en PDF.'),
  'file-too-heavy': () =>
    typeset('Ce fichier est trop lourd une fois ouvert. Découpe-le ou allège-le, puis renvoie-le.'),
  'image-too-large': ({ maxMegapixels }) =>
    typeset(
      `Cette image est trop grande (${maxMegapixels} mégapixels au plus). Réduis-la, puis renvoie-la.`,
    ),
  'image-too-small': () =>
    typeset('Cette image est trop petite pour être lue. Reprends la photo de plus près.'),
  'revision-limit': ({ limit }) =>
    typeset(`Tes ${limit} cartes du jour sont faites. Les prochaines : demain.`),
  'too-many-links': ({ max }) =>
    typeset(`Tu as déjà ${max} liens ouverts. Coupes-en un avant d'en créer un autre.`),
  'text-empty': () => "Impossible d'extraire du texte. Essayez avec une photo plus nette.",
  'reading-unusable': () =>
    typeset(
      "Nous n'arrivons pas à lire cette copie sans nous tromper. Reprends les photos bien à plat, près d'une fenêtre.",
    ),
  'transcript-settled': () =>
    typeset('Ce texte a déjà été relu : la correction est faite ou en cours.'),
  'exam-under-way': () =>
    typeset('Cette copie est en cours de correction : attends la fin, puis supprime-la.'),
  'pro-required': () => "L'export PDF est réservé aux utilisateurs Pro.",
  'daily-limit': () =>
    typeset('Tu as utilisé ta correction du jour. La prochaine : demain à 00 h 00.'),
  'content-self-harm': () =>
    typeset(
      'Ta copie est bien enregistrée, et on pense à toi. Si tu vas mal, tu peux en parler maintenant : 3114 (24 h/24, gratuit), 119, ou Fil Santé Jeunes au 0 800 235 236.',
    ),
  'content-abuse': () =>
    typeset(
      'Cette copie contient des propos que nous ne pouvons pas corriger. Elle est gardée et ne compte pas dans ta journée.',
    ),
  'mock-exam-over': () =>
    typeset('Cette épreuve est déjà rendue : tes réponses sont enregistrées.'),
  'correction-failed': () => typeset('La correction a échoué. Elle peut être relancée.'),
  'adult-payer-needed': () =>
    typeset("L'abonnement est payé par un adulte : indiquez son nom et son adresse email."),
  'already-pro': () => typeset("Tu as déjà l'offre Pro."),
  busy: () =>
    typeset('Beaucoup de monde en ce moment ! Rien n’est perdu : réessaie dans quelques secondes.'),
  'storage-full': () =>
    typeset(
      "Notre espace de stockage est plein : ta copie n'a pas été enregistrée. Réessaie dans quelques minutes.",
    ),
  'storage-quota-reached': ({ maxMegabytes }) =>
    typeset(
      `Cette copie ne tient plus dans ton espace (${formatSize(maxMegabytes * 1_000_000)}). Supprime une ancienne copie depuis ton Historique, puis renvoie celle-ci.`,
    ),
  'no-subscription': () => typeset("Aucun abonnement n'est en cours sur ce compte."),
  'withdrawal-over': () =>
    typeset('Le délai de quatorze jours est passé. Vous pouvez résilier votre contrat.'),
  'code-invalid': () => 'Code invalide ou expiré',
  'code-full': () => "Ce code a atteint sa limite d'utilisation",
  'code-already-active': () => 'Vous avez déjà un accès institutionnel actif',
  'not-on-yourself': () => typeset('Un administrateur ne peut pas changer son propre accès.'),
};

export const isRefusalCode = (code: string): code is RefusalCode => code in sentences;

export function sentenceForRefusal<C extends RefusalCode>(
  refusal: Extract<Refusal, { code: C }>,
): string {
  return sentences[refusal.code as C](refusal);
}
