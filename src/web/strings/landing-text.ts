import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const landingText = {
  loading: 'Chargement...',
  redirecting: 'Redirection vers votre tableau de bord...',
  signIn: 'Connexion',
  signUp: "S'inscrire",
  hero: {
    before: 'Ta copie,',
    marked: 'corrigée',
    after: typeset('en 10 secondes.'),
    text: typeset(
      "Photographie ton devoir de bac : une note sur 20, des remarques écrites sur tes propres mots, et ce qu'il faut travailler ensuite.",
    ),
    start: 'Essayer gratuitement',
    proof: typeset('1 correction par jour, gratuite. Sans carte bancaire.'),
  },
  copy: {
    label: 'Exemple de copie corrigée',
    subject: typeset("Être libre, est-ce faire tout ce que l'on désire ?"),
    before: typeset('On le croit '),
    fault: 'volontier',
    middle: typeset(
      " : rien ne semble plus libre qu'un homme sans contrainte. Pourtant, celui qui suit toujours ses désirs ",
    ),
    praise: typeset("n'en est-il pas l'esclave ?"),
    after: typeset(' Platon, dans le Gorgias, compare cette vie à un tonneau percé.'),
    faultNote: 'volontiers',
    praiseNote: typeset('bien vu !'),
    tipNote: typeset('cite le passage'),
    grade: '14,5',
    outOf: '/20',
  },
  steps: {
    title: typeset('Trois gestes, pas un de plus'),
    items: [
      {
        title: 'Tu photographies',
        text: typeset('Une à cinq pages, ou un fichier Word ou PDF.'),
      },
      {
        title: 'On lit, on corrige',
        text: typeset(
          'Orthographe, argumentation, style, créativité : chaque remarque montre les mots en cause.',
        ),
      },
      {
        title: 'Tu progresses',
        text: typeset('Deux ou trois pistes à travailler, et ta courbe au fil des copies.'),
      },
    ],
  },
  honest: {
    title: 'Ce que Lauréat ne fait pas',
    items: [
      typeset(
        "Remplacer ton prof. La note est indicative : une machine la donne, avec sa marge d'erreur, et tu peux la contester.",
      ),
      typeset('Faire le devoir à ta place. Lauréat montre où chercher, la phrase reste la tienne.'),
      typeset('Se servir de tes copies. Ni publicité, ni entraînement de modèles, ni revente.'),
    ],
  },
  account: { title: typeset('Prêt ? Ta première copie est offerte') },
} as const;
