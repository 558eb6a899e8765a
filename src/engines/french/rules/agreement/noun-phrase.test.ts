import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../../testing/expect-certain.ts';

describe('number and gender inside a noun phrase', () => {
  it('gives the noun the number of a determiner that leaves no doubt', async () => {
    await expectFound([
      ['On se demande si les machine ne finiront pas par nous remplacer.', 'machine → machines'],
      ['J’avais commencé mes révision trop tard.', 'révision → révisions'],
      ['Darwin constata que les bec des pinsons différaient.', 'bec → becs'],
      ['Ces évènement ont marqué la mémoire du pays.', 'évènement → évènements'],
      ['J’ai lu un des roman que ma tante m’avait offerts.', 'roman → romans'],
      ['Chaque individus possède sa propre vision.', 'individus → individu'],
    ]);
    await expectSilent([
      'Il prend les livres et les range.',
      'Comme les nomme Hugo, ces misérables sont des héros.',
      'Indiquez vos nom et prénom en haut de la copie.',
      'Il a trente et une médailles et deux cent dix livres.',
      'En les voyant, elle sourit.',
      'Les start-up de la région recrutent.',
    ]);
  });

  it('puts in the plural what is counted', async () => {
    await expectFound([
      ['La guerre a fait des millions de mort.', 'mort → morts'],
      ['Beaucoup de personne pensent le contraire.', 'personne → personnes'],
      ['Le roman présente de nombreux passage descriptifs.', 'passage → passages'],
      ['C’est l’une des principales cause de la guerre.', 'cause → causes'],
    ]);
    await expectSilent([
      'Beaucoup de monde est venu.',
      'Tant de courage force l’admiration.',
      'Ils ont une centaine de points d’avance.',
    ]);
  });

  it('reads the adjective before its noun, the plural in -aux and the superlative that stands alone', async () => {
    await expectFound([
      ['Il raconte ses premier pas dans la vie.', 'premier → premiers'],
      ['Les frontières nationals sont contestées.', 'nationals → nationales'],
      ['Il faut protéger les plus vulnérable.', 'vulnérable → vulnérables'],
      ['Les membres de la société les plus pauvre souffrent.', 'pauvre → pauvres'],
    ]);
    await expectSilent([
      'Les festivals régionaux attirent du monde.',
      'Les plus haut placés sont les moins exposés.',
      'Il parle le plus clair du temps de lui-même.',
    ]);
  });

  it('holds an adjective that agrees with none of the nouns before it', async () => {
    await expectFound([
      ['Le poète emploie des phrases court pour créer un rythme.', 'court → courtes'],
      ['Victor Hugo dénonce des conditions de travail inhumaine.', 'inhumaine → inhumaines'],
      ['Lors de la méiose, les chromosomes homologue se séparent.', 'homologue → homologues'],
      ['Ils sont exclus de la fonction public dès 1940.', 'public → publique'],
      ['L’urne contient trois boules rouge et cinq boules noires.', 'rouge → rouges'],
      ['Les aides publics ont sauvé ces commerces.', 'publics → publiques'],
      ['Les entreprises américaines et chinoise se disputent le marché.', 'chinoise → chinoises'],
    ]);
    await expectSilent([
      'Les langues anglaise et allemande sont proches.',
      'Les gouvernements français et allemand ont signé un accord.',
      'Une équipe d’hommes et de femmes soudée remporte la victoire.',
      'Ce que montrent ces chiffres inquiète les économistes.',
      'Il affronte les épreuves stoïque et digne.',
      'Il a des yeux bleu clair et des écharpes rouge vif.',
      'Une série d’articles parue en 1898 fit scandale.',
      'Les pays important du blé sont fragiles.',
    ]);
  });

  it('tells of the subject past an example, a relative clause or a woman’s name', async () => {
    await expectFound([
      ['Des métropoles comme Lagos connaît une forte croissance.', 'connaît → connaissent'],
      ['Au loin se dressait les ruines du château.', 'dressait → dressaient'],
      ['La société dans laquelle nous vivons est devenu violente.', 'devenu → devenue'],
      ['L’idée de progrès s’est imposé au XVIIIe siècle.', 'imposé → imposée'],
      ['Ses parents, trop âgé pour travailler, vivent dans la misère.', 'âgé → âgés'],
      ['Une fois arrivé à Paris, Emma découvre le luxe.', 'arrivé → arrivée'],
      ['Les valeurs que nous défendont sont universelles.', 'défendont → défendons'],
      ['Elle se fait abandonné par son mari.', 'abandonné → abandonner'],
      ['Je doute que cette loi fera l’unanimité.', 'fera → fasse'],
    ]);
    await expectSilent([
      'Une ville comme Lagos connaît une forte croissance.',
      'La romancière s’est imposé une discipline de fer.',
      'La nuit, seul dans sa chambre, il écrit.',
      'À peine arrivé, Emma lui saute au cou.',
      'Je ne doute pas que cette loi fera l’unanimité.',
    ]);
  });
});
