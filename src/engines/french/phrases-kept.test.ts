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
      "Est-il ce qu'il a conscience d'être ?",
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

  it('keeps what says when, where or how before the word a verb asks for', async () => {
    await expectSilent([
      "L'auteur s'intéresse dans ce recueil à l'enfance.",
      "Rousseau s'intéresse dans ce pamphlet à l'origine des inégalités.",
      "Cela dépend à l'évidence du contexte.",
      'Le bruit cesse à partir de minuit.',
    ]);
    await expectFound([
      ["Il s'intéresse sur la question.", 'sur la → à la'],
      ['Cela dépend à la volonté de chacun.', 'à la → de la'],
    ]);
  });

  it('keeps one « est » after another, and words before which nothing is elided', async () => {
    await expectSilent([
      "Savoir qui l'on est est difficile.",
      'Le ouï-dire ne prouve rien.',
      'Le e-commerce et le off d’Avignon progressent.',
    ]);
    await expectFound([
      ['La loi est est dure.', 'est est → est'],
      ['La ouïe du chien est fine.', "La ouïe → L'ouïe"],
    ]);
  });
});
