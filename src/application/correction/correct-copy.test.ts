import { expect, test } from 'vitest';
import { aMarking } from '#testing/a-marking.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { correctionPorts, markerSaying, verdictsInMemory } from '#testing/correction-ports.ts';
import { correctCopy } from './correct-copy.ts';

const copy = aStudiedCopy();
const trouble = { code: 'provider-refused', status: 500 } as const;

test('without a key our own marker marks alone', async () => {
  const correction = await correctCopy(copy, correctionPorts());
  expect(correction.markers.map(({ kind }) => kind)).toEqual(['embedded']);
  expect(correction.notes).toEqual([]);
});

test('[D6] the same copy gets the same correction, and nobody is asked again', async () => {
  const verdicts = verdictsInMemory();
  const model = markerSaying(aMarking(2), aMarking(2), aMarking(4), aMarking(4));
  const ports = correctionPorts({ model, verdicts });
  const first = await correctCopy(copy, ports);
  const second = await correctCopy(copy, ports);
  expect(second.grade).toBe(first.grade);
  expect(second.notes).toContainEqual({ code: 'same-copy' });
  expect(model.asked).toBe(2);
});

test('two readings that agree are enough', async () => {
  const model = markerSaying(aMarking(3), aMarking(3.1));
  await correctCopy(copy, correctionPorts({ model }));
  expect(model.asked).toBe(2);
});

test('two readings that differ call for a third, and the pupil is told', async () => {
  const model = markerSaying(aMarking(1), aMarking(4), aMarking(3.9));
  const correction = await correctCopy(copy, correctionPorts({ model }));
  expect(model.asked).toBe(3);
  expect(correction.notes.map(({ code }) => code)).toContain('markers-disagreed');
});

test('[A7] when the model fails our own marker answers, visibly, and the verdict is not kept', async () => {
  const verdicts = verdictsInMemory();
  const ports = correctionPorts({ model: markerSaying(trouble), verdicts });
  const correction = await correctCopy(copy, ports);
  expect(correction.markers.map(({ kind }) => kind)).toEqual(['embedded']);
  expect(correction.notes).toContainEqual({
    code: 'model-unavailable',
    reason: 'provider-refused',
  });
  expect(verdicts.saved.size).toBe(0);
});

test('one good reading of two is kept', async () => {
  const model = markerSaying(aMarking(3), trouble);
  const correction = await correctCopy(copy, correctionPorts({ model }));
  expect(correction.markers.map(({ kind }) => kind)).toEqual(['model', 'embedded']);
});

test('[D5] a quotation the copy never said is dropped, and its remark with it', async () => {
  const hints = { question: '?', clue: '…', method: '…', example: '…' };
  const remark = (text: string) => ({
    kind: 'idea' as const,
    axis: 'style' as const,
    severity: 1 as const,
    quotes: [{ text }],
    explanation: 'Voici.',
    hints,
  });
  const remarks = [remark('la charrue a délivré le paysan'), remark('Hegel dit le contraire ici')];
  const model = markerSaying(aMarking(3, { remarks }));
  const correction = await correctCopy(copy, correctionPorts({ model }));
  const shown = correction.remarks.flatMap(({ evidence }) => evidence);
  expect(shown.map(({ text }) => text)).toEqual(['la charrue a délivré le paysan']);
  for (const { start, end, text } of shown) {
    expect(copy.transcript.text.slice(start, end)).toBe(text);
  }
});

test('a pupil who wrote a list is not told that he spoke to the corrector', async () => {
  const told = async (reason: 'list' | 'instruction') => {
    const ports = correctionPorts();
    const { counted, facts } = aStudiedCopy();
    const setAside = [{ start: 0, end: 12, reason }];
    const analyst = {
      study: async () => ({ ...copy, counted, facts: { ...facts, setAside } }),
    };
    return (await correctCopy(copy, { ...ports, analyst })).notes;
  };
  expect(await told('list')).toEqual([{ code: 'passages-set-aside', passages: 1 }]);
  expect(await told('instruction')).toEqual([{ code: 'orders-set-aside', passages: 1 }]);
});

test('a model may not ask for a cap that is not his to ask', async () => {
  const claims = [{ code: 'CAP_COURT', quotes: [{ text: 'La technique' }] }];
  const rubric = {
    ...copy.rubric,
    caps: copy.rubric.caps.map((cap) => ({ ...cap, judge: 'code' as const })),
  };
  const model = markerSaying(aMarking(3, { claims }));
  const correction = await correctCopy({ ...copy, rubric }, correctionPorts({ model }));
  expect(correction.caps).toEqual([]);
});

test('the steps are told in order', async () => {
  const steps: string[] = [];
  await correctCopy(copy, correctionPorts({ tell: (step) => steps.push(step) }));
  expect(steps).toEqual(['analysing', 'marking', 'checking-quotations', 'grading']);
});
