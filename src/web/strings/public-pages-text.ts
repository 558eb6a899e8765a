import { typeset } from './typeset.ts';

const page = (title: string, description: string) => ({
  title: typeset(title),
  description: typeset(description),
});

/** What a search engine or a shared link shows of each public page. */
export const publicPagesText = {
  '/': page(
    'Ta copie de bac corrigée en 10 secondes',
    'Photographie ta copie : une note sur 20 avec sa marge, des remarques sur tes propres mots, et ce qu’il faut travailler. Une correction gratuite par jour.',
  ),
  '/exemple': page(
    'Une copie corrigée, à explorer',
    'Ouvre une copie annotée par Lauréat et touche chaque remarque : la note, sa marge, les indices. Sans compte.',
  ),
  '/about': page(
    'À propos',
    'Pourquoi Lauréat existe, comment il corrige, et ce qu’il ne fera jamais avec tes copies.',
  ),
  '/faq': page(
    'Questions fréquentes',
    'Comment la note est donnée, ce qui est gardé, ce que coûte l’offre Pro : huit réponses courtes.',
  ),
  '/contact': page(
    'Contact',
    'Écris au support de Lauréat : du lundi au vendredi de 9 h à 18 h, le week-end de 10 h à 16 h.',
  ),
  '/terms': page(
    "Conditions d'utilisation",
    'Les règles du service en neuf sections courtes : compte, note indicative, abonnement, rétractation, résiliation.',
  ),
  '/privacy': page(
    'Politique de Confidentialité',
    'Ce que Lauréat garde, pourquoi, combien de temps, et comment tout effacer.',
  ),
  '/mentions-legales': page(
    'Mentions légales',
    'Éditeur, directeur de la publication, hébergeur, médiateur.',
  ),
  '/accessibilite': page(
    'Accessibilité',
    'Ce qui est accessible dans Lauréat, ce qui ne l’est pas encore, et à qui le dire.',
  ),
  '/transparence-ia': page(
    'Ce que l’IA voit, ce qu’elle ne juge pas',
    'Comment une copie est lue puis notée, ce qui n’est pas jugé, nos mesures, et comment contester.',
  ),
  '/upgrade': page(
    'Lauréat Pro',
    'Corrections illimitées, export PDF, plan de révision sur 7 jours : 39,99 € par mois, sans engagement.',
  ),
  '/404': page('Page introuvable', 'Cette page s’est envolée.'),
  '/login': page('Connexion', 'Connecte-toi à Lauréat, ou crée ton compte en une minute.'),
} as const;
