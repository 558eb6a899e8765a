import { expect, test } from 'vitest';
import { readSpans, readText } from './read-text.ts';

test('a text is headings, paragraphs, lists, tables and places to fill', () => {
  const source = [
    '## 1. Le service, été',
    'Une phrase\nsur deux lignes.',
    '- un\n- deux',
    '1. d’abord\n2. ensuite',
    '| A | B |\n|---|---|\n| c | d |',
    '{{measures}}',
  ].join('\n\n');
  expect(readText(source)).toEqual([
    { kind: 'heading', id: '1-le-service-ete', text: '1. Le service, été' },
    { kind: 'paragraph', text: 'Une phrase sur deux lignes.' },
    { kind: 'list', ordered: false, items: ['un', 'deux'] },
    { kind: 'list', ordered: true, items: ['d’abord', 'ensuite'] },
    { kind: 'table', head: ['A', 'B'], rows: [['c', 'd']] },
    { kind: 'slot', name: 'measures' },
  ]);
});

test('words can be strong, soft or lead somewhere, and none is lost', () => {
  expect(readSpans('Le **3114**, [écris-nous](/contact) *bientôt*.')).toEqual([
    { text: 'Le ' },
    { text: '3114', strong: true },
    { text: ', ' },
    { text: 'écris-nous', to: '/contact' },
    { text: ' ' },
    { text: 'bientôt', soft: true },
    { text: '.' },
  ]);
});
