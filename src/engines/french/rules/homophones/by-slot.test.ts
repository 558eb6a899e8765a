import { expect, test } from 'vitest';
import { advisedBy } from '../../testing/advised-by.ts';
import { allRules } from '../all-rules.ts';

const sure = /sure|noun-phrase/;
const advised = (text: string) => advisedBy(allRules, text, sure);

test.each([
  ["Électre s'est qu'elle sera punie.", 'sait'],
  ["Le lecteur en c'est plus que le héros.", 'sait'],
  ["Elle ne s'est ni où ni quand partir.", 'sait'],
  ['Ce qui me plaît, sait la fin.', "c'est"],
  ["S'il se tait, sait parce qu'il a peur.", "c'est"],
  ['Elle hésite, où plutôt elle attend.', 'ou'],
  ["Qu'il neige où qu'il gèle, elle sort.", 'ou'],
  ['Voulez-vous le thé où le café ?', 'ou'],
  ['Qui commande, eux où nous ?', 'ou'],
  ['Une ville où tout se sait et ou rien ne se dit.', 'où'],
  ['Le mur se dresse là ou finit la rue.', 'où'],
  ['Elle cherche un coin ou dormir.', 'où'],
  ["C'est une place ou se croisent les marchands.", 'où'],
  ['Ou se cachent les coupables ?', 'Où'],
  ['Nous partirons tout les trois.', 'tous'],
  ['La règle est acceptée par tout.', 'tous'],
  ['Ils doivent tout mourir.', 'tous'],
  ["Elle a travaillé tous l'hiver.", 'tout'],
  ['Voilà qui résout tous.', 'tout'],
  ['Ce sont deux frères que tous sépare.', 'tout'],
  ["Qu'elle que soit la saison, il marche.", 'Quelle'],
  ["Il sait à qu'elle point tu souffres.", 'quel'],
  ["Qu'elle leçon tirer de ce livre ?", 'Quelle'],
  ["Qu'elle ne fut pas sa joie !", 'Quelle'],
  ['Si tu étais venu plutôt, tu les aurais vus.', 'plus tôt'],
  ['Ma sœur est née plutôt que prévu par les médecins.', 'plus tôt'],
  ['Quel sans donner à ce silence ?', undefined],
  ['Quel sans faut-il donner à ce silence ?', 'sens'],
  ['Il accuse son ami puis sans moque.', "s'en"],
  ['Celle qui a temps voyagé raconte.', 'tant'],
  ["On l'écoute temps qu'il parle bas.", 'tant'],
  ['Elle ne pensait pas à sa.', 'ça'],
  ['La sonnerie annonce la fin des heures de court.', 'cours'],
  ['Je ne ces pas mentir.', 'sais'],
  ['Il la suit de prêt.', 'près'],
  ["Le loup, donc l'agneau redoute la faim, s'avance.", 'dont'],
  ["Certains, donc je fais partie, s'en réjouissent.", 'dont'],
  ['Le facteur a oublié ces lunettes.', 'ses'],
  ['Toutes ses pages que nous venons de lire sont tristes.', 'ces'],
  ["Il fuit par ce qu'il a trahi son maître.", 'parce'],
  ['Elle est émue parce que tu viens de raconter.', 'par ce'],
  ['La rue que longe le canal et sombre.', 'est'],
  ['Sa voix, claire est grave, rassure.', 'et'],
  ['Doit-ont toujours obéir ?', 'on'],
  ['Les peuples défendent leurs frontière.', 'leur frontière'],
])('« %s » : « %s » is meant', (text, meant) => {
  if (meant) expect(advised(text)).toContain(meant);
  else expect(advised(text)).toEqual([]);
});

test.each([
  "L'ennui, c'est que la nuit tombe.",
  "Il ne s'est qu'à moitié remis.",
  'Le roi, lui, sait que la ville brûle.',
  'Où bon te semble.',
  "Voici le quartier où l'envie le dispute à la peur.",
  'Il ira où que tu ailles.',
  'Elle est ici ou elle arrive.',
  'Elle lit ou écrit des lettres.',
  'Les voisins cherchent tous la clé.',
  'Elle promet à tous la paix.',
  'Il pense avant tout les questions difficiles.',
  "Je crois qu'elle marche vite.",
  'Plutôt que ma mère, demande à ta tante.',
  'Il a perdu tout sens de la mesure.',
  'Un homme sans lasse compagnie.',
  'Tout le temps que dure la pièce, il se tait.',
  'Une demande de prêt a été déposée.',
  'Le ciel est bas, donc la pluie menace, dit-on.',
  'Elle regarde ces lunettes qui brillent.',
  'Ses lettres que la poste a perdues sont belles.',
  'Je suis surpris parce que tu le racontes mal.',
  'La rue que longe le canal et la place sont sombres.',
  'Leurs frontières sont anciennes.',
])('« %s » is right and left alone', (text) => {
  expect(advised(text)).toEqual([]);
});
