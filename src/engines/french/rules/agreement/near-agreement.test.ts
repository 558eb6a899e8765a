import { describe, it } from 'vitest';
import { expectFound, expectSilent } from '../../testing/expect-certain.ts';

describe('agreements a pupil misses in plain sentences', () => {
  it('makes an adjective in -ant agree, and leaves the participle with its object alone', async () => {
    await expectFound([
      ['C’est une explication peu convaincant.', 'convaincant → convaincante'],
      ['Il tient une place important dans notre société.', 'important → importante'],
      ['Les preuves paraissent suffisant au juge.', 'suffisant → suffisantes'],
    ]);
    await expectSilent([
      'C’est une remarque intéressant tous les élèves.',
      'Une étoile brillant dans la nuit guide les marins.',
      'Il décrit une foule hurlant de joie.',
    ]);
  });

  it('follows the subject to the second attribute and past a group of adverbs', async () => {
    await expectFound([
      ['L’héroïne paraît à la fois naïve et courageux.', 'courageux → courageuse'],
      ['Cette loi fut jugée nécessaire mais dangereux.', 'dangereux → dangereuse'],
      ['Les phrases deviennent de plus en plus longue.', 'longue → longues'],
      ['Les hommes sont-ils naturellement bon ?', 'bon → bons'],
      ['Elle mène une existence simple, libre et heureux.', 'heureux → heureuse'],
    ]);
    await expectSilent([
      'La nuit est froide et noir est le ciel.',
      'Elle est bel et bien partie.',
      'Sa robe était blanc et or.',
      'Elles sont court vêtues.',
    ]);
  });

  it('knows one among several, most of them, and both of them', async () => {
    await expectFound([
      ['Aucune des deux solutions n’est vraiment satisfaisant.', 'satisfaisant → satisfaisante'],
      ['L’une des raisons est économiques.', 'économiques → économique'],
      ['La plupart des machines sont coûteux.', 'coûteux → coûteuses'],
      ['La Chine et l’Inde sont toutes deux soucieux de leur image.', 'soucieux → soucieuses'],
      ['De nombreuses personne meurent.', 'personne → personnes'],
      ['C’est une des cause de la guerre.', 'cause → causes'],
      ['C’est la raison la plus évident.', 'évident → évidente'],
      ['L’un des plus grands poète de son temps meurt.', 'poète → poètes'],
    ]);
    await expectSilent([
      'C’est l’une des raisons qui expliquent sa chute.',
      'Pierre et Marie sont tous deux savants.',
      'Les jeunes marchent, de hautes murailles entourent la ville.',
      'C’est la femme la plus haut placée du pays.',
      'La plupart du temps, les hommes sont seuls.',
    ]);
  });

  it('finds the verb of a plural subject past a quotation, an example, a date or a relative clause', async () => {
    await expectFound([
      ['Les allitérations en « s » évoque le serpent.', 'évoque → évoquent'],
      ['Les mots « nuit » et « mort » revient souvent.', 'revient → reviennent'],
      ['Les documents 1 et 2 montre une hausse.', 'montre → montrent'],
      ['Des milliers de soldats meurt à Verdun.', 'meurt → meurent'],
      ['En 1789, les paysans refuse de payer.', 'refuse → refusent'],
      ['Certaines énergies, comme le vent, sont inépuisable.', 'inépuisable → inépuisables'],
      ['Les lois que vote le Parlement doit être justes.', 'doit → doivent'],
      ['Les villes qui se trouvent près de la mer attire les touristes.', 'attire → attirent'],
    ]);
    await expectSilent([
      'L’expression « les pauvres gens » montre sa pitié.',
      'La loi que votent les députés doit être juste.',
      'La ville qui domine les plaines attire les touristes.',
      'Le roi, comme ses ministres, est inquiet.',
    ]);
  });

  it('makes the verb follow a plural pronoun, « de » with an adjective, and a subject set after', async () => {
    await expectFound([
      ['Ce sont eux qui décide.', 'décide → décident'],
      ['Voici les valeurs sur lesquelles repose nos démocraties.', 'repose → reposent'],
      ['D’une part, les hommes craint la mort.', 'craint → craignent'],
      ['Camus et Sartre pense que l’homme est libre.', 'pense → pensent'],
      ['Tous admire son courage.', 'admire → admirent'],
      ['Les autres le juge sévèrement.', 'juge → jugent'],
      ['De nombreux écrivains participe à ce combat.', 'participe → participent'],
      ['Bien que les lois change, les mœurs demeurent.', 'change → changent'],
      ['Comme le montre les exemples précédents, la loi protège.', 'montre → montrent'],
    ]);
    await expectSilent([
      'Les valeurs sur lesquelles repose la démocratie sont anciennes.',
      'Ses plus beaux vers datent de cette époque.',
      'Les textes écrits à cette époque sont rares.',
      'L’un des deux refuse de céder.',
      'De tous les hommes, il reste le meilleur.',
      'Comme le montre l’exemple précédent, la loi protège.',
      'Les mille et une nuits sont un recueil.',
    ]);
  });

  it('asks for no « dont » where « de » is said before « que »', async () => {
    await expectSilent([
      'Mais c’est bien des hommes qu’il parle.',
      'Ce n’est pas de la mort qu’il parle, mais de la vie.',
    ]);
  });
});
