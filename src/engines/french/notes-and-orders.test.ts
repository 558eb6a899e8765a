import { describe, it } from 'vitest';
import { expectFound, expectSilent } from './testing/expect-certain.ts';

/** Headings, labels and instructions have no subject, sometimes no verb: there is nothing to agree with. */
describe('Notes, lists and orders are left alone by the whole engine', () => {
  it('keeps one order after another', async () => {
    await expectSilent([
      'Nomme et définis les notions.',
      'Lis le texte et définis les mots soulignés.',
      'Recopie la phrase telle quelle, puis réponds.',
    ]);
    await expectFound([["L'auteur nomme et définis les notions.", 'définis → définit']]);
  });

  it('keeps an infinitive or a participle that opens a note', async () => {
    await expectSilent([
      'Arrêter à la fin du mois',
      'Arrêter de fumer',
      'Calculée le 3 mai',
      'Deviné : change-le',
      'Conseillé : une heure par jour',
      'Supprimer la copie de Léa, envoyée le 3 mai',
      'Calculée le X avec Lauréat.',
      'Notée K, cette constante ne dépend que de la température.',
    ]);
    await expectFound([
      ['Calculé la dérivée de la fonction.', 'Calculé → Calcule'],
      ['Il faut réfléchir, travaillé et agir.', 'travaillé → travailler'],
    ]);
  });

  it('keeps « sans » and « avec » with nothing after them', async () => {
    await expectSilent(['Enregistre-le sans, puis renvoie-le', 'Essaie-le sans, tu verras.']);
    await expectFound([['Ce mot perd tout son sans.', 'sans → sens']]);
  });

  it('keeps several letters as one subject, and a plural title as one work or many', async () => {
    await expectSilent([
      'Montrer que A, B, C définissent un plan.',
      "Les Contemplations s'organise autour d'une césure.",
      "Mes forêts, d'Hélène Dorion, mêle l'intime et le cosmique.",
      "L'un et l'autre se dit encore.",
    ]);
  });

  it('keeps what is counted without its noun, and a size beside its thing', async () => {
    await expectSilent([
      'Les cinq dernières, en entier',
      'Mes baskets taille quarante',
      'Mes baskets taille 40 sont usées.',
      'Une copie gardée telle quelle\n- la note ;\n- le nom.',
      'Tout ce que nous gardons, tel quel\nfichiers/  tes copies',
    ]);
    await expectFound([['Mes amis compte quarante livres.', 'compte → comptent']]);
  });

  it('keeps the words of chance', async () => {
    await expectSilent([
      'Obtenir au moins un pile.',
      'On lance deux fois une pièce : on obtient un pile et une face.',
      'X est égale au nombre de piles obtenus.',
      'Le premier as tiré est un pique.',
    ]);
    await expectFound([['Un face du cube est rouge.', 'Un → Une']]);
  });

  it('keeps verbs said one after the other of one subject', async () => {
    await expectSilent([
      'La parole séduit, instruit, émeut : movere, docere, placere.',
      "La phrase surprend, séduit et convainc l'auditoire.",
    ]);
    await expectFound([['La foule surpris, émue, applaudit.', 'surpris → surprise']]);
  });

  it('keeps the spellings of 1990 and colours named after a thing', async () => {
    await expectSilent([
      "Il apparait que le cout du chantier s'accroit.",
      'Les séniors et le diésel ont leur véto : un renouvèlement argüé, une corole.',
      'Des gratte-ciels, un sèche-cheveu et un cure-dent.',
      'Elle a une écharpe vert pomme et une veste gris souris.',
    ]);
    await expectFound([
      ['Elle porte une écharpe vert et des gants.', 'vert → verte'],
      ['Elle est un peu fole.', 'fole → folle'],
    ]);
  });
});
