import { expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { loadFrenchEngine } from '../french-engine.ts';

const engine = await loadFrenchEngine();
const faults = async (text: string) =>
  (await analyse(engine, text, { language: 'en' })).findings
    .filter(({ category }) => category === 'ORTH')
    .map(({ start, end }) => text.slice(start, end));

test('English as it is taught in French schools is British, and no fault', async () => {
  expect(
    await faults(
      'My favourite colour, the behaviour of the neighbours, the theatre in the centre, our defence: we realised that the organisation had analysed and travelled.',
    ),
  ).toEqual([]);
  expect(await faults('She is good at maths, and her mum learnt it whilst practising.')).toEqual(
    [],
  );
});

test('a true slip of spelling is still found', async () => {
  expect(await faults('The rules are differents and the goverment is wrong.')).toEqual([
    'differents',
    'goverment',
  ]);
});
