import { describe, expect, it } from 'vitest';
import { loadFrenchEngine } from './french-engine.ts';
import { languageFindings } from './language-findings.ts';
import { readDocument } from './text/document.ts';

const engine = await loadFrenchEngine();
const { corrector: _, ...withoutWeights } = engine;
const find = (
  text: string,
  confidences = [] as { start: number; end: number; confidence: number }[],
  using: typeof engine = engine,
) => languageFindings(readDocument(text, engine.lexicon, engine.tagger), using, confidences);
const certain = async (text: string) =>
  (await find(text))
    .filter(({ certainty }) => certainty === 'certain')
    .map(({ start, end, suggestions }) => `${text.slice(start, end)} → ${suggestions[0]}`);

describe('faults of language', () => {
  it('finds homophones, agreements, endings and moods, with the right form', async () => {
    expect(await certain('Les philosophes on combattu cette idée.')).toEqual(['on → ont']);
    expect(await certain('Les hommes pense souvent à leur avenir.')).toEqual(['pense → pensent']);
    expect(await certain('Il faut acceptez cette idée.')).toEqual(['acceptez → accepter']);
    expect(await certain("Bien qu'il est riche, il n'est pas heureux.")).toEqual(['est → soit']);
    expect(await certain("Si j'aurais su, je serais venu.")).toEqual(['aurais → avais']);
  });

  it('leaves hard but right sentences alone', async () => {
    for (const text of [
      "C'est moi qui ai raison et c'est toi qui as tort.",
      'La plupart de ceux qui ont lu ce livre sont convaincus.',
      'Elle s’est lavé les mains avant de passer à table.',
      'Quelles qu’aient été ses raisons, il a eu tort.',
      'Ils se sont succédé à la tête du pays.',
      // After « avoir l'air » the adjective may follow the subject, and so does « toutes ».
      "Cette poire a l'air mûre.",
      "Elle avait l'air fatiguée, et ses sœurs avaient toutes l'air heureuses.",
      // « jamais » denies nothing where one asks.
      "On ne sait ni qui il est ni s'il viendra jamais, et l'on se demande si Godot viendra jamais.",
      // The object stands after the participle: nothing agrees with the subject.
      'Les grandes puissances se sont partagé le continent africain à la fin du siècle.',
      'Sans doute aurions-nous mieux réussi si nous nous étions réparti le travail dès le début.',
      "Ils s'étaient juré de ne plus se revoir, mais le hasard en décida autrement.",
      "Autrui est un autre moi, mais c'est aussi un moi qui n'est pas moi.",
      // A title is one work.
      'Les Fleurs du mal paraît en 1857 et vaut un procès à son auteur.',
      // The only verb of its clause cannot be « et ».
      'L’appétit sans frein est esclavage, dit Rousseau.',
      'Si tant est qu’elle existe, la vérité se cherche.',
      // What is seen, heard or let stays in the infinitive.
      'Les villes, qui ont vu leur population doubler, manquent de logements.',
      'Les limites que la raison s’est données ne sont pas des barreaux.',
      'Pour savoir où envoyer la lettre, il demande conseil.',
      'La gestion des communes indispensable à la paix.',
      // Letters, units and words from elsewhere.
      'Comme a est non nul, on peut diviser par a.',
      'Chauffer pendant 40 min.',
      'Les cellules bêta ont disparu.',
      'La concentration est exprimée en moles par litre.',
      'Une femme et un homme égaux en droits.',
      'Il s’entraîne chaque jour.',
      // Notes and headings without a subject or a verb.
      'La crise économique et sociale : faillites, chômage de masse.',
      'Amène le sujet, définis ses termes, pose le problème.',
      'Une nouvelle loi s’applique aux services électroniques, donc le parcours de vente change.',
      'Celles qui sont moins bonnes que notre but restent affichées.',
      'Le carpe diem et le tempus fugit, la clanche et le cerfa.',
      'Le deus ex machina sauve le héros d’une mort certaine.',
      // A word that is spoken of.
      'Le verbe tacher appartient au vocabulaire de la faute.',
      'Le pronom on désigne tantôt le narrateur, tantôt le village.',
      // Of a noun without a determiner, only the sense tells the number.
      'Cet extrait fait d’une maison vide un lieu plein de présences.',
      'Le vaccin a sauvé des millions de vies.',
      'Ce qui n’est plus là gêne davantage que ce qui est là.',
      'Celui qui se sait observé change de conduite.',
      // Every subordinate clause takes a verb for itself.
      'La question de savoir si l’on peut être heureux sans être libre est ancienne.',
      'Une ville ou un village, où qu’il soit, a ses rites.',
      'Le langage, lui aussi, a sa mode.',
      'Les nouvelles s’enchaînent, chacune suivie d’un débat où hommes et femmes s’affrontent.',
      'Il n’empêche que les faits sont là.',
      // Several subjects, or one that stands for several.
      'Ni lui ni elle n’y ont pensé.',
      'L’un comme l’autre échouent.',
      'On est parfois tentés de renoncer.',
      'La règle n’est pas accessible à toutes.',
      // What is said of women, and what has been written since 1990.
      'La ministre est venue et une juge a tranché.',
      'La contreculture et la tragicomédie, la sècheresse et le règlement.',
      'Il a contracté un prêt de mille euros.',
      'Vaille que vaille, ils ont continué.',
      'Le slogan ne dit rien du produit, et c’est voulu.',
      'Il dit qu’elles sont les causes de la guerre.',
    ])
      expect([text, await certain(text)]).toEqual([text, []]);
  });

  it('never holds quoted, foreign or technical words against the pupil', async () => {
    for (const text of [
      '« Les hommes on cru », écrit-il dans sa lettre.',
      'Hobbes cite Plaute : homo homini lupus est.',
      'On pose f(x) = ax + b avec a = 2 et b = x.',
      'Le Dasein, chez Heidegger, suppose le Mitsein.',
    ])
      expect([text, await certain(text)]).toEqual([text, []]);
  });

  it('never takes a word read with doubt for a fault', async () => {
    const text = 'Les philosophes on combattu cette idée.';
    expect(await find(text, [{ start: 16, end: 18, confidence: 0.4 }])).toEqual([]);
  });

  it('places each finding on its line and explains it in French', async () => {
    const text = 'Le mot est juste.\nLes hommes pense trop.';
    const [finding] = await find(text);
    expect(finding).toMatchObject({
      line: 2,
      category: 'ACC_SV',
      suggestions: ['pensent'],
      certainty: 'certain',
    });
    expect(finding!.message).toMatch(/^[A-ZÉÀ«].*\.$/u);
    expect(text.slice(finding!.start, finding!.end)).toBe('pense');
  });

  it('says once what one change would put right', async () => {
    expect(await certain('Ils travaillait pour nourrir leur famille.')).toEqual([
      'travaillait → travaillaient',
    ]);
    expect(await certain('Ils vivent pour leur familles.')).toHaveLength(1);
  });

  it('speaks of the words at hand', async () => {
    const [finding] = await find('On dit que sa plaît aux jeunes.');
    expect(finding!.message).toBe('« ça » veut dire « cela » ; « sa » veut dire « la sienne ».');
  });

  it('works on rules alone where the weights are not installed', async () => {
    const findings = await find(
      'Il faut acceptez cette idée, au jour d’aujourd’hui.',
      [],
      withoutWeights,
    );
    expect(findings.map(({ rule }) => rule.split('/')[0])).toEqual(['ending', 'phrase']);
  });

  it('gives the same bytes for the same text', async () => {
    const text =
      'Les ouvriers du siècle passait leur vie a l’usine, se qui les rendait misérable. '.repeat(5);
    const first = JSON.stringify(await find(text));
    for (let i = 0; i < 5; i++) expect(JSON.stringify(await find(text))).toBe(first);
  });

  it('survives texts that are no texts', async () => {
    for (const text of [
      '',
      ' \n\n',
      '«'.repeat(500),
      "'".repeat(200),
      'é'.repeat(3000),
      '\u0000\ud800\udfff',
      '-t-il -- ’’ ... ?!',
      'a\u0301'.repeat(50),
    ]) {
      await expect(find(text)).resolves.toBeInstanceOf(Array);
    }
  });
});
