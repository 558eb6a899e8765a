import { expect, test } from 'vitest';
import { embeddedModerator } from './embedded-moderator.ts';
import { loadModeration } from './load-moderation.ts';

const moderator = embeddedModerator(loadModeration());
const levelOf = async (text: string) => (await moderator.assess(text)).concern.level;
const abuseIn = async (text: string) => (await moderator.assess(text)).abuse.kind;

test.each([
  'Je ne sais pas répondre à ce sujet. Je veux mourir.',
  "J'ai vraiment envie d'en finir, ce devoir n'a plus d'importance.",
  'Quand vous lirez ceci, je serai mort.',
  'Je vais me tuer ce soir.',
  'Je me fais du mal depuis deux ans.',
])('a pupil in danger is seen: « %s »', async (text) => {
  expect(await levelOf(text)).toBe('high');
});

test('dark thoughts and unease are told apart from danger', async () => {
  expect(await levelOf('Je voudrais disparaître.')).toBe('medium');
  expect(await levelOf("En ce moment je n'en peux plus.")).toBe('low');
});

test.each([
  'Le suicide, pour Durkheim, est un fait social qui varie avec l’intégration.',
  'Camus écrit qu’il n’y a qu’un problème philosophique vraiment sérieux : le suicide.',
  'Phèdre déclare qu’elle veut mourir pour cacher sa faute.',
  '« Je veux mourir », dit Werther à la fin du roman.',
  'Si je veux mourir pour mes idées, suis-je encore libre ?',
  'Je ne veux pas mourir sans avoir compris ce qu’est une vie juste.',
  'Socrate accepte la mort parce que fuir serait injuste.',
  'Le condamné pense : je vais mourir, et cette pensée ne le quitte plus.',
])('an essay about death is not a cry for help: « %s »', async (text) => {
  expect(await levelOf(text)).toBe('none');
});

test('violence suffered is heard beside the rest', async () => {
  const { concern } = await moderator.assess('Mon père me frappe quand je rate un devoir.');
  expect(concern.violence).toBe(true);
});

test('threats and insults in the pupil’s own voice are seen', async () => {
  expect(await abuseIn('Je vais tous vous tuer.')).toBe('threat');
  expect(await abuseIn('Va te faire foutre avec ce sujet.')).toBe('insult');
});

test('words quoted from a work are not the pupil’s', async () => {
  expect(await abuseIn('Le personnage crie « ta gueule ! » au gardien.')).toBe('none');
});

test('[D10] a hard subject treated soberly passes', async () => {
  const essay = 'Le génocide est un crime dont les bourreaux disaient obéir aux ordres.';
  expect(await abuseIn(essay)).toBe('none');
});
