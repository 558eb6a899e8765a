import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../testing/expect-certain.ts';

describe('places that ask for an infinitive, or for a participle', () => {
  it('wants an infinitive even where the participle is a noun as well', async () => {
    await expectFound([
      ['Cette règle ne pourrait obligé personne.', 'obligé → obliger'],
      ['Kant nous demande de traité autrui comme une fin.', 'traité → traiter'],
      ['Il critique les dévots sans jamais attaqué la foi.', 'attaqué → attaquer'],
      ['On a beau cherché, on ne trouve rien.', 'cherché → chercher'],
      ['Elle s’est vu refusé l’entrée.', 'refusé → refuser'],
    ]);
    await expectSilent([
      'Il s’est vu accusé de vol.',
      'Le pays peut signer la demande de traité.',
      'Elle doit le traité de paix à son ministre.',
      'Sans traité, la guerre reprend.',
    ]);
  });

  it('wants a participle after an auxiliary that can be nothing else', async () => {
    await expectFound([
      ['Les pays se sont disputer la région.', 'disputer → disputés'],
      ['Ces ports ont peu à peu dépasser ceux de l’Europe.', 'dépasser → dépassé'],
      ['À peine arriver, il repart.', 'arriver → arrivé'],
    ]);
    await expectSilent([
      'Vous n’avez pas à déclarer cette somme.',
      'Je pouvais à peine marcher.',
      'Les impôts qu’ils avaient à payer étaient lourds.',
    ]);
  });
});
