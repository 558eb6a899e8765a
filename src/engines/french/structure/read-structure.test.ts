import { expect, test } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { loadTagger } from '../tagging/tagger.ts';
import { readDocument } from '../text/document.ts';
import { readStructure } from './read-structure.ts';
import { loadStructureData } from './structure-data.ts';

const root = new URL('../../../../', import.meta.url);
const lexicon = loadLexicon(new URL('models/french-lexicon.bin.zst', root));
const tagger = loadTagger(new URL('models/french-tagger.bin.zst', root), lexicon);
const data = loadStructureData(root, lexicon);
const read = (text: string, context = {}) =>
  readStructure(readDocument(text, lexicon, tagger), data, lexicon, context);

const subject = 'La technique nous rend-elle libres ?';
const parts = [
  "Chaque invention promet de nous épargner une peine. Pourtant, celui qui ne sait plus marcher sans guide n'est pas plus libre qu'avant. Dès lors, la technique nous libère-t-elle de la nature ou nous attache-t-elle à nos propres outils ? Nous verrons d'abord qu'elle augmente notre pouvoir, puis qu'elle crée de nouvelles dépendances, enfin qu'il dépend de nous de la maîtriser.",
  "Tout d'abord, la technique augmente notre pouvoir. Descarte affirme que nous pouvons nous rendre « comme maîtres et possesseurs de la nature ». Par exemple, le moulin épargne des heures de travail à celui qui avait faim.",
  "Cependant, ce pouvoir a un prix. Marx montre dans Le Capital que l'ouvrier finit par servir la machine. Celui qui perd son téléphone perd aussi ses rendez-vous et ses souvenirs.",
  "Enfin, comprendre nos outils nous en rend maîtres. Simondon explique que l'ignorance seule fait de nous des esclaves de la machine.",
  'En conclusion, la technique nous rend libres à condition que nous la comprenions. Elle ne décide pas à notre place.',
];
const essay = parts.join('\n\n');
const found = read(essay, { subject });
const said = (span: { start: number; end: number } | undefined) =>
  span && essay.slice(span.start, span.end);

test('an essay is told apart into introduction, development and conclusion', () => {
  expect(found.paragraphs.map(({ role }) => role)).toEqual([
    'introduction',
    'development',
    'development',
    'development',
    'conclusion',
  ]);
  expect(said(found.structure.conclusion)).toBe(parts[4]);
});

test('the question that opposes two answers is a strong problem, the subject repeated a weak one', () => {
  expect(said(found.structure.problem)).toMatch(/^Dès lors/);
  expect(found.structure.problem?.strength).toBe('strong');
  const repeated = essay.replace(/Pourtant.*? nos propres outils \?/s, subject);
  expect(read(repeated, { subject }).structure.problem?.strength).toBe('weak');
});

test('the plan is announced in three parts, and the turn of the argument is a transition', () => {
  expect(found.structure.plan?.parts).toBe(3);
  expect(found.structure.transitions.map(said)).toEqual(['Cependant, ce pouvoir a un prix.']);
});

test('what cannot be found is left out, never invented', () => {
  const { structure } = read('Les oiseaux chantent. La pluie tombe sur le toit de la grange.');
  expect(structure.introduction ?? structure.conclusion ?? structure.problem).toBeUndefined();
});

test('authors are found under their misspellings, titles with their author', () => {
  const named = found.references.map(({ kind, name, author }) => [kind, name, author]);
  expect(named).toContainEqual(['author', 'Descartes', undefined]);
  expect(named).toContainEqual(['work', 'Le Capital', 'Marx']);
  const descartes = found.references.find(({ name }) => name === 'Descartes');
  expect(descartes).toMatchObject({ official: true, explained: true });
  expect(descartes?.mentions[0]).toMatchObject({ text: 'Descarte', misspelt: true });
});

test.each([
  'Un ami constant vaut mieux que la racine du mal.',
  'Alain est arrivé hier à Berlin avec ses valises.',
  'Ses pensées allaient vers la place du village.',
])('plain words are not taken for names: %s', (sentence) => {
  expect(read(sentence).references.filter(({ kind }) => kind !== 'notion')).toEqual([]);
});

test('a quotation knows who is quoted', () => {
  expect(found.structure.quotations).toMatchObject([
    { words: 7, introduced: true, reference: 'Descartes' },
  ]);
});

test('a copy is on its subject, and off the subject of another', () => {
  expect(found.subject).toMatchObject({ offTopic: false });
  expect(
    read(essay, { subject: 'Le chômage recule-t-il avec la croissance ?' }).subject,
  ).toMatchObject({ offTopic: true });
});

test('the same words in disorder are no longer prose', () => {
  const words = essay.split(/\s+/);
  const mixed = words.map((_, i) => words[(i * 89) % words.length]).join(' ');
  expect(found.coherence.verdict).toBe('prose');
  expect(read(mixed).coherence.verdict).toBe('shuffled');
});

test('sentences said again and again are counted', () => {
  const padded = `${essay}\n\n${`${parts[3]} `.repeat(6)}`;
  expect(read(padded).coherence).toMatchObject({ verdict: 'doubtful', repeatedSentences: 12 });
});

test.each(['', '\n\n', '«'.repeat(500), '?!.,;:'.repeat(200), 'a'.repeat(5_000), '\u0000é𝒳ﷺ'])(
  'a text that is no text is read without complaint',
  (text) => {
    expect(read(text, { subject }).coherence.verdict).toBe('too-short');
  },
);

test('an English essay has its own connectors and its own guard', () => {
  const english = `Teenagers spend hours on their phones every day. Many schools have banned them, but some parents disagree with the rule. Should we ban phones at school, or teach pupils how to use them? First, we will see why a ban helps, and then why it is not enough.

To begin with, phones distract pupils. For instance, a message in a lesson is enough to lose the thread of the day.

However, a ban does not solve everything, because pupils use their phones at home.

To conclude, phones should be put away in class, but schools should also teach pupils to use them.`;
  const read = readStructure(readDocument(english, lexicon, tagger), data, lexicon, {
    language: 'en',
  });
  expect(read.structure.connectors.map(({ text }) => text)).toContain('To conclude');
  expect(read.structure).toMatchObject({ plan: { parts: 2 }, problem: { strength: 'strong' } });
  expect(read.coherence.verdict).toBe('prose');
});
