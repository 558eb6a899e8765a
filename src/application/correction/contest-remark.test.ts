import { expect, test } from 'vitest';
import { evidenceAt } from '#domain/correction/evidence.ts';
import { buildTranscript } from '#domain/correction/transcript.ts';
import { ok } from '#domain/result.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { contestRemark } from './contest-remark.ts';
import { correctCopy } from './correct-copy.ts';

const hints = { question: '?', clue: '…', method: '…', example: '…' };

async function contested(kind: 'fault' | 'weakness', confidence = 1) {
  const { transcript: typed, ...rest } = aStudiedCopy();
  const lines = typed.text.split('\n').map((text) => ({
    text,
    words: text.split(' ').map((word) => ({ text: word, confidence })),
  }));
  const transcript = buildTranscript({ ...typed, source: 'ocr', pages: [{ lines }] });
  const copy = { ...rest, transcript };
  const correction = await correctCopy(copy, correctionPorts());
  const evidence = [evidenceAt({ start: 3, end: 12 }, transcript)];
  const remark = {
    kind,
    axis: 'style' as const,
    severity: 1 as const,
    explanation: 'Voici.',
    hints,
    evidence,
  };
  return { copy, correction: { ...correction, remarks: [remark] } };
}
test('a fault on a word that was badly read is withdrawn', async () => {
  const { copy, correction } = await contested('fault', 0.6);
  const input = { remark: 0, argument: 'J’ai écrit autre chose.' };
  const outcome = await contestRemark(copy, correction, input, {});
  expect(outcome).toMatchObject({ value: { decision: 'withdrawn', reason: 'word-badly-read' } });
});

test('a fault on a word that was surely read stays', async () => {
  const { copy, correction } = await contested('fault');
  const input = { remark: 0, argument: 'Je ne suis pas d’accord.' };
  expect(await contestRemark(copy, correction, input, {})).toMatchObject({
    value: { decision: 'upheld', reason: 'rule-is-certain' },
  });
});

test('a pupil who shows the passage is granted it; one who invents it is not', async () => {
  const { copy, correction } = await contested('weakness');
  const input = { remark: 0, argument: 'Ma conclusion est là.' };
  const shown = { ...input, passage: 'la technique rend plus libre celui qui la comprend' };
  const invented = { ...input, passage: 'une phrase que la copie ne contient absolument pas' };
  expect(await contestRemark(copy, correction, shown, {})).toMatchObject({
    value: { decision: 'revised' },
  });
  expect(await contestRemark(copy, correction, invented, {})).toMatchObject({
    value: { decision: 'upheld', reason: 'passage-not-in-copy' },
  });
});

test('a model that leans on words the copy never said is not followed', async () => {
  const { copy, correction } = await contested('weakness');
  const secondReader = {
    reread: async () =>
      ok({
        decision: 'withdrawn' as const,
        reason: { text: 'Oui.' },
        quotes: ['paroles inventées de toutes pièces'],
      }),
  };
  const input = { remark: 0, argument: 'Regarde mieux.' };
  expect(await contestRemark(copy, correction, input, { secondReader })).toMatchObject({
    value: { decision: 'upheld' },
  });
});
