import { PRODUCT_NAME } from '#domain/product.ts';
import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const shellText = {
  skip: 'Aller au contenu',
  noScript: typeset('Sans JavaScript, cette page se lit, mais ses formulaires ne partent pas.'),
  home: `${PRODUCT_NAME}, tableau de bord`,
  menu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  toggle: 'Replier ou déplier le menu (Ctrl+B)',
  signOut: 'Se déconnecter',
  pro: 'Pro',
  nav: {
    dashboard: 'Tableau de bord',
    correction: 'Nouvelle correction',
    mockExam: 'Épreuves blanches',
    calculator: 'Calculateur Bac',
    history: 'Historique',
    profile: 'Profil',
  },
  proCard: {
    title: 'Passer en Pro',
    text: typeset('Corrections illimitées, export PDF, plan de révision sur 7 jours.'),
  },
  footer: {
    label: 'Informations',
    about: 'À propos',
    faq: 'Questions fréquentes',
    contact: 'Contact',
    terms: "Conditions d'utilisation",
    privacy: 'Confidentialité',
    signIn: 'Connexion',
    forgot: 'Mot de passe oublié ?',
    upgrade: 'Passer en Pro',
    example: typeset("Copie d'exemple"),
    legal: 'Mentions légales',
    ai: typeset("Transparence de l'IA"),
    accessibility: typeset('Accessibilité : partiellement conforme'),
    cancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat ici',
    cookies: 'Gérer mes cookies',
    note: typeset('Notes indicatives, données par une machine : elles peuvent se tromper.'),
  },
  header: { signIn: 'Connexion', signUp: "S'inscrire", dashboard: 'Mon tableau de bord' },
} as const;
