import { expect, test } from 'vitest';
import { evidenceAt } from './evidence.ts';
import { buildTranscript, transcriptOfText } from './transcript.ts';

const word = (text: string, x: number, y: number) => ({
  text,
  confidence: 0.9,
  box: { x, y, width: 40, height: 20 },
});
const transcript = buildTranscript({
  source: 'ocr',
  text: 'Je pense donc\nje suis.\n\nDonc je doute.',
  confidence: 0.9,
  pages: [
    {
      lines: [
        {
          text: 'Je pense donc',
          words: [word('Je', 0, 0), word('pense', 50, 0), word('donc', 100, 0)],
        },
        { text: 'je suis.', words: [word('je', 0, 30), word('suis.', 50, 30)] },
      ],
    },
    {
      lines: [
        {
          text: 'Donc je doute.',
          words: [word('Donc', 0, 5), { ...word('mais', 50, 5), struck: true }],
        },
      ],
    },
  ],
});

test('evidence over two lines has a place, with its own box, on each', () => {
  const start = transcript.text.indexOf('pense');
  const evidence = evidenceAt({ start, end: transcript.text.indexOf('suis') + 4 }, transcript);
  expect(evidence.text).toBe('pense donc\nje suis');
  expect(evidence.places).toEqual([
    { page: 1, line: 1, box: { x: 50, y: 0, width: 90, height: 20 } },
    { page: 1, line: 2, box: { x: 0, y: 30, width: 90, height: 20 } },
  ]);
});

test('lines are counted afresh on each page and struck words have no place', () => {
  const last = transcript.lines.at(-1);
  expect(last).toMatchObject({ page: 2, line: 1 });
  expect(last?.words).toHaveLength(1);
});

test('text without pages has line numbers and no boxes', () => {
  const typed = transcriptOfText('Un.\nDeux.');
  expect(evidenceAt({ start: 4, end: 8 }, typed).places).toEqual([{ page: 1, line: 2 }]);
});
