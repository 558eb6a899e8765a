import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../../testing/expect-certain.ts';

describe('how far a subject reaches', () => {
  it('makes a plural of three subjects, of two authors and of those given as examples', async () => {
    await expectFound([
      ['Le racisme, la misère et la peur pousse des familles à l’exil.', 'pousse → poussent'],
      ['Voltaire et Diderot dénonce tous deux le fanatisme.', 'dénonce → dénoncent'],
      ['Des auteurs tels que Camus s’interroge sur l’absurde.', 'interroge → interrogent'],
      ['Bon nombre d’élèves ignore ce mot.', 'ignore → ignorent'],
      ['Beaucoup se turent, d’autre collaborèrent.', 'autre → autres'],
    ]);
    await expectSilent([
      'Chaque homme, chaque femme et chaque enfant a des droits.',
      'Roméo et Juliette dénonce la haine des familles.',
      'Un auteur tel que Camus s’interroge sur l’absurde.',
      'Je ne connais rien d’autre.',
    ]);
  });

  it('follows the subject past a date, an aside, a time or a clause of its own', async () => {
    await expectFound([
      ['La crise de 1929 s’est propagé en Europe.', 'propagé → propagée'],
      ['La nuit, les rues sont vide.', 'vide → vides'],
      ['L’Allemagne, affaibli par le traité, sombre dans la crise.', 'affaibli → affaiblie'],
      ['La Chine s’est ouvert au commerce mondial.', 'ouvert → ouverte'],
      ['Les algorithmes de tri que nous avons écrits sont rapide.', 'rapide → rapides'],
      ['Les désirs que nous avons satisfaits laisse place à d’autres.', 'laisse → laissent'],
      ['Il a fallu attendre pour que la peine de mort soit aboli.', 'aboli → abolie'],
      ['Les syndicats, autrefois puissant, peinent à recruter.', 'puissant → puissants'],
      ['L’énergie produit par les éoliennes dépend du vent.', 'produit → produite'],
      [
        'Dans ce passage apparaît pour la première fois les deux frères.',
        'apparaît → apparaissent',
      ],
    ]);
    await expectSilent([
      'La Chine s’est fixé un but.',
      'La nuit, seul, il parcourt les rues vides.',
      'Ce que la ville produit par an dépend du climat.',
      'Plus morte que vive, Gisèle se laissait conduire.',
      'Elle n’était point au courant.',
    ]);
  });

  it('gives the participle the object before it, past an adjective or a negation', async () => {
    await expectFound([
      ['Les métaphores filées que l’auteur a employé sont belles.', 'employé → employées'],
      ['La thèse que l’auteur a défendu dans son essai est neuve.', 'défendu → défendue'],
    ]);
    await expectSilent([
      'L’idée que l’auteur a défendu ses amis est fausse.',
      'La preuve que le roi a menti à son peuple est là.',
    ]);
  });
});
