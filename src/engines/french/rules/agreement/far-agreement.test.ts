import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../../testing/expect-certain.ts';

describe('agreements whose ruling word stands far away or comes after', () => {
  it('leaves alone the participle of those who speak, lie or succeed to one another', async () => {
    await expectFound([
      ['Les deux voisines se sont parlées longtemps.', 'parlées → parlé'],
      ['Elles se sont plues dès le premier regard.', 'plues → plu'],
      ['Ils se sont souvent demandés si la paix durerait.', 'demandés → demandé'],
      ['Elle s’est rendue compte de son erreur.', 'rendue → rendu'],
      ['Elle s’en est voulue longtemps.', 'voulue → voulu'],
    ]);
    await expectSilent([
      'Les langues qui se sont parlées ici ont disparu.',
      'Elles se sont dites prêtes à partir.',
      'Elle s’est rendue à Paris, puis s’est rendue malade.',
      'Ils se sont plus intéressés à la forme qu’au fond.',
    ]);
  });

  it('gives the participle after « avoir » the object that stands before, and no other', async () => {
    await expectFound([
      ['Elle a comprise trop tard que tout était perdu.', 'comprise → compris'],
      ['Cette thèse, Voltaire l’a défendu sans relâche.', 'défendu → défendue'],
      ['Cette liberté, les hommes l’ont conquis par la lutte.', 'conquis → conquise'],
      ['Les leçons que Candide a appris lui servent.', 'appris → apprises'],
      ['Les leçons que l’élève a appris sont utiles.', 'appris → apprises'],
    ]);
    await expectSilent([
      'Voilà dix minutes que je l’ai retrouvée.',
      'Quelle leçon elle a comprise ce jour-là !',
      'Elle a prise sur lui.',
      'Cette année, Voltaire l’a défendu.',
      'Cette pièce, on l’a vu, échoue.',
      'Les règles que l’enfant a appris à respecter sont utiles.',
    ]);
  });

  it('finds the subject that comes after its verb, and the one made of several', async () => {
    await expectFound([
      ['Les idées que défend les philosophes sont anciennes.', 'défend → défendent'],
      ['Dans ces grandes forêts vit encore des loups.', 'vit → vivent'],
      ['La force des mots et la beauté des images donne du plaisir.', 'donne → donnent'],
      ['Mes amis et moi sont allés au théâtre.', 'sont → sommes'],
    ]);
    await expectSilent([
      'Ce que pense des hommes un sage importe peu.',
      'Dans les grandes villes vit une foule de personnes.',
      'La lutte contre la faim et la misère des peuples est un devoir.',
      'Mon frère et moi, nous avons lu ce livre.',
      'Pour mon frère et moi sont venus des présents.',
    ]);
  });

  it('puts in the plural what is one among several, and in the feminine the end of a list', async () => {
    await expectFound([
      ['C’est l’une des plus belle œuvres du siècle.', 'belle → belles'],
      ['Certains philosophe pensent le contraire.', 'philosophe → philosophes'],
      ['Diverses solution existent.', 'solution → solutions'],
      ['Cette vision est forte, profonde et convaincant.', 'convaincant → convaincante'],
      ['Son écriture est claire, précise et élégant.', 'élégant → élégante'],
    ]);
    await expectSilent([
      'C’est l’un des plus souvent cités.',
      'Son écriture est claire, précise et d’un élégant dessin.',
    ]);
  });

  it('asks for « ne » after « personne », « rien » and « aucun » as subjects', async () => {
    await expectFound([
      ['Personne peut affirmer cela.', 'peut → ne peut'],
      ['Rien permet de le croire.', 'permet → ne permet'],
      ['Aucun homme peut vivre seul.', 'peut → ne peut'],
    ]);
    await expectSilent(['Une personne peut affirmer cela.', 'Rien n’y fait, personne ne vient.']);
  });

  it('reads the agreement of countries, of two names, of pairs of adjectives and of superlatives', async () => {
    await expectFound([
      ['La France a été libéré en 1944.', 'libéré → libérée'],
      ['Descartes et Spinoza ne conçoit pas la liberté de la même façon.', 'conçoit → conçoivent'],
      ['Il mène une vie simple et heureux.', 'heureux → heureuse'],
      ['Ces images sont à la fois belles et effrayante.', 'effrayante → effrayantes'],
      ['Les pays les plus pauvre souffrent.', 'pauvre → pauvres'],
      ['Elle rêve d’une existence meilleur.', 'meilleur → meilleure'],
      ['Ils nous ont trompé.', 'trompé → trompés'],
      ['Ces tableaux, je les ai vu au musée.', 'vu → vus'],
      ['Que signifie ces deux derniers vers ?', 'signifie → signifient'],
      ['À la fin du siècle apparaît de nouvelles formes.', 'apparaît → apparaissent'],
      [
        'Si nous écoutions nos désirs, ils nous conduirait à notre perte.',
        'conduirait → conduiraient',
      ],
    ]);
    await expectSilent([
      'La Bruyère est resté célèbre pour ses portraits.',
      'Roméo et Juliette raconte un amour impossible.',
      'Autrui m’est à la fois semblable et étranger.',
      'Ce sont les plus haut placés qui décident.',
      'Ils nous ont donné raison.',
      'Je les ai vu emmener par la police.',
    ]);
  });

  it('chooses between the spellings of the endings that sound alike', async () => {
    await expectFound([
      ['Vous oublier que l’homme est mortel.', 'oublier → oubliez'],
      ['L’auteur semble critiqué la noblesse.', 'critiqué → critiquer'],
      ['Flaubert a passer cinq ans sur ce roman.', 'passer → passé'],
      ['Aidé les autres, c’est s’aider soi-même.', 'Aidé → Aider'],
      ['Je voudrai montrer que l’homme est libre.', 'voudrai → voudrais'],
      ['Si j’étais libre, je partirai loin.', 'partirai → partirais'],
      ['Dans un premier temps, je montrerais que l’art imite la nature.', 'montrerais → montrerai'],
    ]);
    await expectSilent([
      'Vous aider est un plaisir.',
      'L’auteur semble oublié la plupart du temps.',
      'Demain, je partirais si je le pouvais.',
      'J’aimerai toujours lire.',
    ]);
  });
});
