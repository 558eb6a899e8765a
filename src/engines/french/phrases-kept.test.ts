import { describe, it } from 'vitest';
import { expectFound, expectSilent } from './testing/expect-certain.ts';

/** Each of these words, side by side, is a fault elsewhere. */
describe('A turn of phrase is judged with what stands around it', () => {
  it('keeps the noun « grâce », « la ou les », and « tout » as a subject', async () => {
    await expectSilent([
      'La grâce a manqué à Phèdre.',
      'Entourer la ou les bonnes réponses.',
      "Tout a fait l'objet d'une enquête.",
    ]);
    await expectFound([
      ['Il réussit grâce a son travail.', 'a → à'],
      ["C'est tout a fait normal.", 'a → à'],
    ]);
  });

  it('keeps courts of law, courts of tennis and what is zero by construction', async () => {
    await expectSilent([
      "L'affaire fut jugée en cour d'assises, puis en cour d'appel.",
      'Il court au court de tennis.',
      'Le discriminant est nul par hypothèse, la dérivée nulle par construction.',
      "Le juge en suspend l'exécution.",
    ]);
    await expectFound([
      ['Le projet est en cour de réalisation.', 'cour → cours'],
      ['On ne le trouve nulle par ailleurs.', 'par → part'],
    ]);
  });

  it('keeps « même » that goes with what follows, and orders', async () => {
    await expectSilent([
      'Je pense à elle même quand elle dort.',
      "Il n'est pas certain que ce soit même utile.",
      'Sois la première à répondre.',
      "Sois l'ami de tous.",
    ]);
    await expectFound([['Il faut se connaître soit même.', 'soit même → soi-même']]);
  });

  it('keeps what one has a wish to do, and doubts that deny nothing', async () => {
    await expectSilent([
      "Suis-je ce que j'ai conscience d'être ?",
      "Le livre que j'ai envie de lire est long.",
      'Il ne fait aucun doute que la Terre est ronde.',
      'Je doute que personne puisse le convaincre.',
      'Il y a pas mal de gens dehors.',
      'Quand à midi la cloche sonne, tous se taisent.',
    ]);
    await expectFound([
      ["C'est le livre que j'ai besoin.", 'que → dont'],
      ['Quand à la liberté, elle se mérite.', 'Quand → Quant'],
    ]);
  });
});
