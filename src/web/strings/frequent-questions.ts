import { typeset } from './typeset.ts';

export type FrequentQuestion = { id: string; question: string; answer: string[] };

const ask = (id: string, question: string, ...answer: string[]): FrequentQuestion => ({
  id,
  question: typeset(question),
  answer: answer.map(typeset),
});

export const frequentQuestions: readonly FrequentQuestion[] = [
  ask(
    'note',
    'Comment la note est-elle donnée ?',
    'Ta copie est lue, puis comparée à la grille de l’exercice : problématique, argumentation, références, exemples, conclusion. Chaque critère reçoit un niveau, et le calcul fait la note. Aucun modèle ne choisit directement un nombre sur 20.',
    'En philosophie, il n’existe pas de barème officiel : nous parlons de repères de correction.',
  ),
  ask(
    'fiable',
    'Puis-je me fier à cette note ?',
    'Elle est indicative. La même copie envoyée vingt fois reçoit la même note, et cette note vient avec une marge : deux correcteurs humains s’écartent eux aussi de plusieurs points. Regarde d’abord les remarques : c’est là que tu gagnes des points.',
    'Tu penses qu’une remarque se trompe ? Tu peux la contester.',
  ),
  ask(
    'ecriture',
    'Et si mon écriture est difficile à lire ?',
    'Lauréat te montre le texte qu’il a lu et souligne les mots dont il doute. Quand la lecture n’est pas assez sûre, il le dit et ne juge pas ton orthographe. Une photo nette, bien à plat et sans ombre change presque tout.',
  ),
  ask(
    'matieres',
    'Quelles matières, quels fichiers ?',
    'Français, philosophie, mathématiques, histoire-géo, SVT et physique-chimie, en Première et en Terminale ; l’anglais et les SES aussi. Tu envoies jusqu’à cinq fichiers de 10 Mo : photos (JPG, PNG, WEBP), PDF ou Word.',
  ),
  ask(
    'copies',
    'Que deviennent mes copies ?',
    'Elles restent à toi. Toi seul les vois, sauf si tu les partages ; elles ne servent ni à de la publicité, ni à entraîner un modèle. Tu peux supprimer une copie depuis ton historique, et tout télécharger ou tout effacer depuis ton profil : l’effacement est définitif en 30 jours au plus.',
  ),
  ask(
    'tricher',
    'Est-ce que c’est tricher ?',
    'Non : Lauréat corrige ce que tu as écrit, il n’écrit pas à ta place. Les indices commencent par une question et l’exemple vient en dernier. La note n’est transmise à personne, ni à ton lycée, ni à tes parents.',
  ),
  ask(
    'prix',
    'Combien ça coûte, et comment arrêter ?',
    'Une correction par jour est gratuite, sans carte bancaire. L’offre Pro coûte 39,99 € par mois, payés par un adulte. Elle s’arrête en trois clics avec « Résilier votre contrat », au pied de chaque page, et tu as 14 jours pour changer d’avis.',
  ),
  ask(
    'age',
    'J’ai moins de 15 ans, ou je suis parent : que faut-il savoir ?',
    'Avant 15 ans, un parent donne son accord par email avant le premier envoi de copie. Un parent ne voit pas le compte de l’élève sans lui : c’est l’élève qui partage un bilan, avec un lien qu’il peut retirer.',
  ),
];
