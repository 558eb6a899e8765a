import { count } from './format.ts';
import { typeset } from './typeset.ts';

/** What is said while a pupil looks over what was read of their copy. */
export const transcriptText = {
  title: 'Relis ton texte',
  lead: typeset(
    'Voici ce que nous avons lu. Touche un mot mal déchiffré et dis-nous ce que tu as écrit : tes fautes restent tes fautes, on corrige seulement notre lecture.',
  ),
  page: (page: number) => `Page ${page}`,
  photo: (page: number) => `Photo de la page ${page}`,
  text: (page: number) => `Texte lu, page ${page}`,
  word: {
    doubtful: (word: string) => typeset(`${word}, lu avec hésitation`),
    fixed: (word: string, before: string) => typeset(`${word}, corrigé par toi, lu « ${before} »`),
    struck: typeset('rature'),
    removed: typeset('mot retiré'),
    plain: (word: string) => word,
  },
  legend: {
    doubtful: 'À vérifier',
    fixed: 'Corrigé par toi',
    struck: 'Rature, ne compte pas',
  },
  left: (words: number) =>
    words === 0
      ? typeset('Tous les mots hésitants sont vus.')
      : typeset(`${count(words, 'mot')} à vérifier`),
  start: 'Vérifier les mots',
  seen: (at: number, of: number) => `${at} sur ${of}`,
  readAs: (word: string) => typeset(`Lu : « ${word} »`),
  wasStruck: typeset('Nous avons vu une rature'),
  wrote: "J'ai écrit…",
  right: "C'est juste",
  apply: 'Valider',
  nothing: "C'est raturé",
  previous: 'Mot précédent',
  next: 'Mot suivant',
  close: 'Fermer',
  send: 'Corriger',
  sending: typeset('Envoi...'),
  sendAgain: 'Corriger à nouveau',
  againHint: typeset(
    'Ta copie est déjà corrigée. Si nous avons mal lu, elle est corrigée à nouveau une fois, gratuitement.',
  ),
  settled: {
    title: typeset('Ce texte est relu'),
    text: typeset('La correction est faite ou en cours : elle arrive dans ton historique.'),
    action: 'Historique',
  },
  unread: {
    title: typeset('Ta copie est encore en lecture'),
    text: typeset("Le texte arrive dans ton historique dès qu'il est lu."),
  },
  failed: typeset("Le texte n'a pas pu être chargé"),
  onResult: {
    question: typeset('Un mot mal lu ?'),
    action: 'Vérifier le texte lu',
  },
  sent: typeset('Merci ! La correction est lancée'),
} as const;
