import { count } from './format.ts';
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
      'Photographie ton devoir de bac : une note sur 20, des remarques écrites sur tes propres mots, et ce qu’il faut travailler ensuite.',
    ),
    axes: typeset('Repères du bac, quatre axes : orthographe, argumentation, style, créativité.'),
    start: 'Essayer gratuitement',
    sample: 'Voir un exemple',
    proof: typeset('1 correction par jour, gratuite. Sans carte bancaire.'),
  },
  copy: {
    label: 'Exemple de copie corrigée',
    subject: typeset('Être libre, est-ce faire tout ce que l’on désire ?'),
    before: typeset('On le croit '),
    fault: 'volontier',
    middle: typeset(
      ' : rien ne semble plus libre qu’un homme sans contrainte. Pourtant, celui qui suit toujours ses désirs ',
    ),
    praise: typeset('n’en est-il pas l’esclave ?'),
    after: typeset(' Platon, dans le Gorgias, compare cette vie à un tonneau percé.'),
    faultNote: 'volontiers',
    praiseNote: typeset('bien vu !'),
    tipNote: typeset('cite le passage'),
    grade: '15,7',
    outOf: '/20',
  },
  phone: {
    label: 'Lauréat en quatre images',
    slides: [
      { title: 'Scanne ta copie', alt: typeset('Une copie manuscrite cadrée par le téléphone.') },
      {
        title: 'Correction immédiate',
        alt: typeset('La même copie, annotée en rouge et notée 15,7 sur 20.'),
      },
      {
        title: 'Badges et XP',
        alt: typeset(
          'Niveau 12, 2 450 points sur 4 000, trois badges gagnés. Figures d\u2019exemple.',
        ),
      },
      {
        title: 'Coach IA personnel',
        alt: typeset('Un plan de travail de trois jours, tiré des erreurs de la copie.'),
      },
    ],
    slide: (at: number, of: number, title: string) => `Image ${at} sur ${of} : ${title}`,
    pause: 'Mettre le défilement en pause',
    play: 'Reprendre le défilement',
    scan: { page: 'Page 1 nette', action: 'Photographier' },
    coach: {
      title: typeset('Ta semaine'),
      days: [
        ['Lundi', typeset('Réécris ta problématique : une vraie tension.')],
        ['Mercredi', typeset('Explique Platon en trois phrases.')],
        ['Dimanche', typeset('Relis tes accords : sujet, verbe.')],
      ],
    },
    game: {
      level: typeset('Niveau 12'),
      xp: typeset('2 450 / 4 000 XP'),
      gain: typeset('+150 XP pour 3 corrections'),
      badges: ['Premier pas', typeset('7 jours'), 'Zéro faute'],
    },
  },
  live: {
    title: typeset('Une copie, lue et corrigée pour de vrai'),
    text: typeset(
      'Écrite pour l’exemple, photographiée au téléphone. La lecture, la note et les remarques sortent de Lauréat, sans retouche.',
    ),
    picture: typeset('Haut de la copie photographiée, avec les marques du correcteur.'),
    open: 'Explorer toute la copie',
    grade: (grade: string) => typeset(`Note donnée : ${grade}`),
    range: (low: string, high: string) => typeset(`entre ${low} et ${high}`),
    words: 'Ce que le correcteur en dit',
    more: (left: number) =>
      left > 0 ? typeset(`Et ${count(left, 'autre')} dans la copie entière.`) : '',
  },
  examples: {
    title: typeset('Trois copies, trois corrections'),
    text: typeset(
      'Pas de témoignages inventés ici : trois devoirs d’exemple, et ce que Lauréat en a dit.',
    ),
    open: 'Ouvrir cette copie',
    said: 'Lauréat a relevé',
    best: typeset('Ce qui ferait gagner le plus'),
  },
  why: {
    title: typeset('Pourquoi Lauréat'),
    items: [
      {
        title: typeset('Sur tes mots, pas à côté'),
        text: typeset(
          'Chaque remarque est posée sur le passage qu’elle juge. Une remarque sans preuve dans ta copie n’est pas affichée.',
        ),
      },
      {
        title: typeset('La même copie, la même note'),
        text: typeset(
          'Envoie-la vingt fois : la note ne bouge pas. Elle vient avec sa marge, et dit ce qu’elle ne juge pas.',
        ),
      },
      {
        title: typeset('Un indice avant la réponse'),
        text: typeset(
          'Une question, une piste, une méthode, puis seulement l’exemple : la phrase reste la tienne.',
        ),
      },
    ],
  },
  demo: {
    title: typeset('Du premier envoi au dernier jour de révision'),
    label: typeset('Démonstration en trois images'),
    items: [
      {
        title: 'Tu photographies',
        text: typeset('Une à cinq pages, ou un fichier Word ou PDF. Rien à recopier.'),
      },
      {
        title: 'On lit, on corrige',
        text: typeset(
          'Orthographe, argumentation, style, créativité : les mots en cause sont soulignés, numérotés, expliqués.',
        ),
      },
      {
        title: 'Tu progresses',
        text: typeset(
          'Ta courbe par matière, tes erreurs qui reviennent, deux ou trois pistes à la fois. Jamais plus.',
        ),
      },
    ],
  },
  subjects: {
    title: typeset('Six matières, un exemple dans chacune'),
    text: typeset('Ouvre la copie corrigée de la tienne. Sans compte.'),
    see: 'Voir la copie',
    countdown: {
      label: typeset('Avant la philo'),
      words: 'J-#',
      note: (date: string, confirmed: boolean) =>
        typeset(
          confirmed
            ? `Épreuve de philosophie, ${date}.`
            : `Épreuve attendue vers le ${date}, date à confirmer au Bulletin officiel.`,
        ),
    },
  },
  accuracy: {
    title: typeset('Ce que nous mesurons, et ce que nous ne jugeons pas'),
    text: typeset(
      'Une note sans marge est une promesse en l\u2019air. Voici nos propres mesures, bonnes ou moins bonnes, avec leur date.',
    ),
    measured: (date: string) => typeset(`mesuré le ${date}`),
    peer: typeset('à titre de comparaison'),
    notJudged: {
      title: typeset('Pas jugé par Lauréat'),
      items: [
        typeset('La vérité de tes idées : une thèse bien défendue vaut, même si elle déplaît.'),
        typeset('Les figures, schémas et cartes : ils sont ignorés, et la correction le dit.'),
        typeset(
          'Ton orthographe, quand ton écriture n\u2019a pas été lue avec assez de certitude.',
        ),
      ],
    },
    method: 'Comment nous mesurons',
  },
  parents: {
    title: typeset('Aux parents'),
    text: typeset('Un service pour apprendre, pas une machine à notes, ni à données.'),
    items: [
      typeset('Données hébergées dans l\u2019Union européenne'),
      typeset('Ni publicité, ni traceur, ni revente'),
      typeset('Aucun modèle entraîné sur les copies'),
      typeset('Compte et copies effacés sur simple demande'),
      typeset('Avant 15 ans, rien n\u2019est envoyé sans votre accord'),
    ],
    read: 'Lire la politique de confidentialité',
  },
  pricing: {
    title: typeset('Deux offres, aucune surprise'),
    free: {
      name: 'Gratuit',
      price: typeset('0 €'),
      items: [
        typeset('1 correction par jour'),
        typeset('La note, sa marge, toutes les remarques sur ta copie'),
        typeset('Début du commentaire, deux questions en détail'),
        typeset('Tableau de bord, séries et badges'),
      ],
      action: 'Créer mon compte gratuit',
    },
    pro: {
      name: 'Pro',
      price: typeset('39,99 €'),
      per: typeset('par mois'),
      items: [
        typeset('Corrections illimitées'),
        typeset('Commentaire entier, toutes les questions, réponses attendues'),
        typeset('Export PDF et bilan chaque semaine'),
        typeset('Erreurs qui reviennent, plan de révision sur 7 jours'),
      ],
      action: 'Découvrir Pro',
    },
    terms: typeset(
      'Sans engagement, résiliable en trois clics. Prix toutes taxes comprises, payé par un adulte, 14 jours pour changer d’avis.',
    ),
  },
  account: {
    title: typeset('Prêt ? Ta première copie est offerte'),
    text: typeset('Une adresse email, un mot de passe, et tu photographies.'),
  },
  honest: {
    title: 'Ce que Lauréat ne fait pas',
    items: [
      typeset(
        'Remplacer ton prof. La note est indicative : une machine la donne, avec sa marge d’erreur, et tu peux la contester.',
      ),
      typeset('Faire le devoir à ta place. Lauréat montre où chercher, la phrase reste la tienne.'),
      typeset('Se servir de tes copies. Ni publicité, ni entraînement de modèles, ni revente.'),
    ],
  },
} as const;
