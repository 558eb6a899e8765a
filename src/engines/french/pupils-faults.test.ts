import { describe, it } from 'vitest';
import { expectFound, expectSilent } from './testing/expect-certain.ts';

describe('Faults pupils often make are told for certain', () => {
  it('finds the adjective of what is taken for something', async () => {
    await expectFound([
      ['Ces lois sont considérées comme important.', 'important → importantes'],
      ['Une idée que je trouve intéressant.', 'intéressant → intéressante'],
    ]);
    await expectSilent([
      'Elles sont considérées comme ennemi du peuple.',
      "L'auteur des lettres que je trouve intéressant.",
    ]);
  });

  it('finds the indicative after « pour que », whatever the subject', async () => {
    await expectFound([
      ['La loi existe pour que tout le monde peut vivre en paix.', 'peut → puisse'],
      ["Afin que chacun peut s'exprimer, il faut des règles.", 'peut → puisse'],
    ]);
    await expectSilent(["C'est trop beau pour que ce soit vrai."]);
  });

  it('finds the participle after « se faire », and what was seen yesterday', async () => {
    await expectFound([
      ["Il s'est fait arrêté par la police.", 'arrêté → arrêter'],
      ['La pièce que nous avons vu hier était longue.', 'vu → vue'],
    ]);
    await expectSilent([
      "Le silence s'est fait pesant.",
      'La pièce que nous avons vu jouer hier m’a plu.',
    ]);
  });

  it('finds « quel que » before a plural, « tous » for women and « leurs » before one thing', async () => {
    await expectFound([
      ['Quel que jours plus tard, il mourut.', 'Quel que → Quelques'],
      ['Elles sont tous venues.', 'tous → toutes'],
      ['Les pays riches imposent leurs modèle.', 'leurs modèle → leur modèle'],
    ]);
    await expectSilent(['Elles sont tous les jours en retard.', 'Leurs paroles portent.']);
  });
});
