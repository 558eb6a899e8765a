import { describe, it } from 'vitest';
import { expectFound, expectSilent } from './testing/expect-certain.ts';

/** Constructions of right French that were once held against the writer. */
describe('What is rightly written is left alone by the whole engine', () => {
  it('keeps a reflexive past beside « ses », and what is said with « s’en » or « y »', async () => {
    await expectSilent([
      "La foule a tenu ses promesses et s'est tue.",
      'Soit le garçon répare la roue, soit le voisin s’en charge dès demain.',
      'Elle s’y est plu au point d’y passer sa vie.',
      'Nous pourrions nous demander pourquoi il se tait ?',
    ]);
  });

  it('keeps link words after a pause, and asides between a pronoun and its verb', async () => {
    await expectSilent([
      'La salle est hors service, or personne ne nous prévient.',
      'Le vent, qui à certaines heures devient violent, abat les arbres.',
      'Puis-je savoir au nom de qui et pour quelle raison ?',
      'De là remonte un sentier étroit.',
      'Mais où allaient-ils ? où allaient-ils donc ?',
      'C’est une heure critique où la ruse de M. de Riva l’avait sauvée.',
      'Là maître Jacques attendait son fils.',
      'Cette règle a, semble-t-il, vieilli.',
      'L’un des murs est repeint et peut-être reconstruit.',
    ]);
  });

  it('keeps « donc » that draws a consequence without a comma, as pupils write it', async () => {
    await expectSilent([
      'Les entreprises produisent des biens et des services donc elles sont importantes pour la croissance.',
      'Chez la souris 2n = 40, donc les gamètes ont 20 chromosomes.',
      'Les hommes vivent en société donc ils ont des lois.',
      'Le sauteur est soumis à son poids donc il accélère.',
      'Elle fabrique des objets et des outils donc elle travaille.',
      'Les plantes font de la respiration donc elles produisent du dioxygène.',
      "La France compte 68 millions d'habitants, donc les besoins sont grands.",
      'Le roi a perdu la guerre donc le peuple est en colère.',
      'On a un travail donc on est libre.',
    ]);
  });

  it('keeps numbers, letters and foreign words as they are', async () => {
    await expectSilent([
      'Le trajet dure 1,5 heure environ.',
      'En 1932, l’A ouvre une école.',
      'La dette augmente de un milliard.',
      'Tout s’illumine a giorno.',
      'Les portes ET et OU suffisent.',
      'La déclaration se fait sur impots.gouv avant juin.',
      'À l’aube, garde à vue levée, il rentre.',
      'Si mentir est un mal, se taire en est un autre.',
      'Il en était à s’en vouloir de cette ruse.',
      'À qui donc est cet or, d’où venait-il ?',
      'Elle joue du ukulélé et achète le ukulélé de son frère.',
    ]);
  });

  it('keeps the agreement of what is really its subject or its object', async () => {
    await expectSilent([
      'À quel repas les a-t-on conviés ?',
      'Un million de visiteurs ont vu cette toile.',
      'Il a rédigé une note complète et mis en ligne ses sources.',
      'La Suède a pour sa part libéré les fonds.',
      'Serez-vous des nôtres dimanche soir ?',
      'Ce sont les coureurs les plus rapides grâce à leur souffle.',
      'Quels que soient les époques et les lieux, les hommes chantent.',
    ]);
  });

  it('keeps turns of phrase near the faults they resemble', async () => {
    await expectSilent([
      'Les reptiles sont des animaux à sang froid.',
      'Le signe renvoie à quelque chose d’autre par ressemblance.',
      'Est-ce une loi ? Ou est-elle un simple usage ?',
      'On écrit avec soit une plume, soit un crayon.',
      'Il avance vaille que vaille.',
      'Béni sois-tu, mon fils.',
      'Qui est ce « nous » dont parle le poète ?',
    ]);
  });

  it('keeps colours that are things, names with « de » and subjects that are compared', async () => {
    await expectSilent([
      'Les uniformes kaki des soldats se confondaient avec la terre.',
      'Les chaussettes turquoise de mon frère amusent toute la classe.',
      "Les feuilles jaune d'or craquaient sous nos pas.",
      'Les ordinateurs dernier cri coûtent une fortune.',
      'Les cheveux coupés court lui allaient bien.',
      "La France, par la voix de de Gaulle, s'est opposée deux fois à l'entrée du Royaume-Uni.",
      'Le bois comme le charbon servaient alors à se chauffer.',
      "Il n'y a que toi et moi qui connaissions cette cachette.",
      "La découverte du Nouveau Monde a ébranlé les certitudes que l'Europe s'était forgées.",
      'Je montrerai dans un second temps que ce modèle a des limites.',
      'Cette figure rappelle les pietà que les peintres de la Renaissance avaient si souvent représentées.',
    ]);
  });

  it('keeps what two strangers wrote rightly and the engine held against them', async () => {
    await expectSilent([
      'Voltaire raille les dévots, donc il dérange les puissants.',
      'Mes camarades et moi nous sommes réparti les tâches.',
      'Va voir ta voisine et parles-en avec elle.',
      'Cent un dalmatiens ont couru vers la porte.',
      'Les gènes codent des protéines, lesquelles déterminent le phénotype.',
      "Comment voulez-vous qu'un enfant né ici ait les mêmes chances que les autres ?",
      'Ils ont tous les deux raison, chacun à leur manière.',
      'Il acquiert la certitude que ses maîtres lui ont menti.',
      "Les trois heures qu'a duré la représentation ont paru brèves au public.",
      "Elle s'est lavé les mains de toute responsabilité, tel Ponce Pilate.",
      'Un ouvrier sur dix vote encore comme votaient ses parents.',
      'Tu es le seul qui puisses me comprendre.',
      "Nous sommes les seuls qui ayons compris l'énoncé.",
      'Je crains que nous ne voyions jamais la fin de ces travaux.',
      'Soient x et y deux entiers positifs.',
      'Minuit et demi sonnait.',
      'Zola décrit une mine où hommes, femmes et enfants travaillent jour et nuit.',
      "La probabilité qu'on ait tiré deux boules rouges vaut un tiers.",
      'Le bel été que nous avons passé chez nos cousins restera gravé dans ma mémoire.',
      "Vous qui m'avez aidé quand j'étais malade, soyez-en remerciés.",
      "Les ions chlorure, chargés négativement, migrent vers l'anode.",
      "Les après-midi d'hiver me paraissent interminables.",
      "Cette mesure manque d'avantage réel.",
      'Un sentiment de honte profond l’envahit.',
    ]);
  });

  it('keeps the only verb of a sentence, « quelque chose » and subjects set after', async () => {
    await expectSilent([
      "Sur les systèmes simples, capables d'exécuter un seul programme, la technique la plus souvent utilisée est la technique du moniteur.",
      "Quelque chose de beau s'est produit.",
      "N'importent que les faits.",
      'Deux triangles semblables ont mêmes angles.',
      'Les langages machine et les afférences du cortex diffèrent.',
    ]);
    await expectFound([['Le travail est la liberté sont liés.', 'est → et']]);
  });
});
