import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../../testing/expect-certain.ts';

describe('subjects known by accounting for each word up to the verb', () => {
  it('follows a plural head past its complements, even to a verb that looks like a noun', async () => {
    await expectFound([
      ['Les savants de la Renaissance remarque cette erreur.', 'remarque → remarquent'],
      ['Les paroles du vieux sage trouble le jeune prince.', 'trouble → troublent'],
      ['De nombreux pays pauvres manque d’eau potable.', 'manque → manquent'],
      ['Bien des lecteurs partage cet avis.', 'partage → partagent'],
    ]);
    await expectSilent([
      'Les marques de l’oralité dans le texte.',
      'Beaucoup de sable recouvre la route.',
      'Trop d’impôts tue l’impôt.',
      'Toutes les nuits d’hiver le loup rôde.',
      'Au fond de la vallée coulent deux rivières.',
    ]);
  });

  it('finds the subject that comes after the verb of a relative clause, unless another follows', async () => {
    await expectFound([
      ['Les conseils que donnent le médecin sont utiles.', 'donnent → donne'],
      ['La place, que traverse marchands et promeneurs, est bruyante.', 'traverse → traversent'],
    ]);
    await expectSilent([
      'Les conseils que donnent le médecin et l’infirmière sont utiles.',
      'Les livres que lisent la plupart des élèves sont courts.',
    ]);
  });

  it('lets « rien », « personne », « celui » and « ce que » rule their verb from afar', async () => {
    await expectFound([
      ['Rien dans ces documents ne montrent le contraire.', 'montrent → montre'],
      ['Personne, parmi les élèves, n’ont répondu.', 'ont → a'],
      ['Celui qui aime les livres et les voyages ne s’ennuient jamais.', 'ennuient → ennuie'],
      ['Ce que pensent les autres nous importent trop.', 'importent → importe'],
    ]);
    await expectSilent([
      'Rien ni personne ne peuvent l’arrêter.',
      'Celui qui parle et ceux qui écoutent ne sont pas égaux.',
      'Ce que veulent les gens sont des actes.',
    ]);
  });

  it('joins the subject of a question, its verb and the pronoun that takes it up', async () => {
    await expectFound([
      ['Pourquoi les lois doit-elles être respectées ?', 'doit → doivent'],
      ['Pourquoi le poète écrivent-il ?', 'écrivent → écrit'],
    ]);
    await expectSilent(['Les enfants, dit-il, sont fatigués.']);
  });

  it('gives « qui » the head of a cleft when its complement cannot be meant', async () => {
    await expectFound([
      ['Ce sont ces lois de 1881 qui garantit cette liberté.', 'garantit → garantissent'],
    ]);
    await expectSilent([
      'Ce sont les habitants d’un village qui résiste encore.',
      'Ce sont les mots de Rousseau qui revient sur son enfance.',
    ]);
  });

  it('puts in the plural the adjective of a mixed pair and the one made from a name', async () => {
    await expectFound([
      ['On y voit un palais et une tour très ancien.', 'ancien → anciens'],
      ['Il peint des décors orwellien.', 'orwellien → orwelliens'],
    ]);
    await expectSilent(['Il avait deux frères et une sœur très différente d’eux.']);
  });

  it('takes up the head past its relative clause, and an infinitive as one subject', async () => {
    await expectFound([
      ['Les questions auxquelles répond ce texte est difficiles.', 'est → sont'],
      ['La maison où vivaient ses parents étaient petite.', 'étaient → était'],
      ['Lire des romans développent l’imagination.', 'développent → développe'],
      ['Seul les lois garantissent la paix.', 'Seul → Seules'],
    ]);
    await expectSilent([
      'La façon dont les hommes vivent importe peu.',
      'Lire des romans et écrire des vers développent l’imagination.',
      'Quels efforts a-t-il fallu pour réussir ?',
    ]);
  });

  it('gives two verbs side by side one subject, and « ceux que » its own', async () => {
    await expectFound([
      ['Ces héros souffrent mais ne renonce jamais.', 'renonce → renoncent'],
      ['Ceux que la société rejette devient violents.', 'devient → deviennent'],
      ['Elle et sa mère habite un petit village.', 'habite → habitent'],
    ]);
    await expectSilent([
      'Les uns pleurent et demeure la douleur.',
      'Il parle avec elle et sa mère écoute.',
      'Celui que les dieux aiment meurt jeune.',
    ]);
  });
});
