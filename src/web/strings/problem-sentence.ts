import { isProblem } from '#web/api/problem.ts';
import { sentenceForRefusal } from './refusals.ts';
import { typeset } from './typeset.ts';
import { uiText } from './ui-text.ts';

/** The sign-in library's codes, in French. */
const AUTH_CODES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: typeset('Adresse email ou mot de passe incorrect.'),
  INVALID_PASSWORD: typeset('Le mot de passe actuel est incorrect.'),
  INVALID_EMAIL: typeset('Cette adresse email semble incomplète.'),
  USER_ALREADY_EXISTS: typeset('Un compte existe déjà avec cette adresse. Connecte-toi.'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: typeset(
    'Un compte existe déjà avec cette adresse. Connecte-toi.',
  ),
  EMAIL_NOT_VERIFIED: typeset("Ton adresse email n'est pas encore confirmée."),
  EMAIL_ALREADY_VERIFIED: typeset('Ton adresse email est déjà confirmée.'),
  PASSWORD_TOO_SHORT: 'Le mot de passe doit contenir au moins 8 caractères',
  PASSWORD_TOO_LONG: typeset('Ce mot de passe est trop long (128 caractères au plus).'),
  INVALID_TOKEN: typeset("Ce lien n'est plus valable. Demandes-en un nouveau."),
  TOKEN_EXPIRED: typeset("Ce lien n'est plus valable. Demandes-en un nouveau."),
  SESSION_EXPIRED: typeset('Par sécurité, reconnecte-toi avant de faire ce changement.'),
  SESSION_NOT_FRESH: typeset('Par sécurité, reconnecte-toi avant de faire ce changement.'),
  PROVIDER_NOT_FOUND: typeset("La connexion Google n'est pas configurée ici."),
  PASSWORD_NEEDS_LETTER_AND_DIGIT:
    'Le mot de passe doit contenir au moins une lettre et un chiffre',
  PASSWORD_TOO_COMMON: typeset(
    'Ce mot de passe est trop courant : on le devinerait vite. Choisis-en un autre.',
  ),
  ACCOUNT_CLOSED: typeset('Ce compte est fermé : ses données sont en cours de suppression.'),
  PARENT_EMAIL_REQUIRED: typeset("Indique l'adresse email d'un de tes parents."),
  PARENT_EMAIL_SAME: typeset('Indique une autre adresse que la tienne.'),
};

/** Says in French why a call failed. The server sends codes; the sentences live here. */
export function problemSentence(error: unknown): string {
  if (!isProblem(error)) return uiText.unexpected;
  if (error.refusal) return sentenceForRefusal(error.refusal);
  const known = error.code && AUTH_CODES[error.code];
  if (known) return known;
  if (error.status === 0) return uiText.unreachable.advice;
  if (error.status === 429)
    return typeset("Trop d'essais d'affilée. Patiente un peu, puis réessaie.");
  return error.status >= 500 ? uiText.unexpected : uiText.unexpectedShort;
}
