// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import './result-screen.tsx';
import { aRemark, aResult, evidenceOf } from './testing/a-result.ts';

const weak = aRemark({
  id: 4,
  kind: 'weakness',
  axis: 'argumentation',
  explanation: 'Je ne vois pas d’exemple.',
  evidence: [evidenceOf('Platon')],
});
const result = aResult({ remarks: [weak] });
const at = `/api/results/${result.id}`;

async function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ ...asPupil, [`GET ${at}`]: () => ({ body: result }), ...answers });
  const user = openApp(`/results/${result.id}`);
  await screen.findByRole('heading', { name: 'Ta copie annotée' });
  return { server, user };
}

test('a contested remark is read again, and the page shows the answer and the new grade', async () => {
  const contest = {
    decision: 'revised',
    reason: 'passage-shows-it',
    words: null,
    gradeBefore: 12.5,
    gradeAfter: 12.9,
  };
  const { server, user } = await open({ [`POST ${at}/contests`]: () => ({ body: contest }) });
  await user.click(screen.getByRole('button', { name: /^Remarque 1,/ }));
  await user.click(screen.getByRole('button', { name: 'Contester' }));
  await user.type(screen.getByLabelText(/Pourquoi cette remarque/), 'Mon exemple est là.');
  await user.type(screen.getByLabelText(/Le passage de ta copie/), 'Platon, dans le Gorgias');
  server.table[`GET ${at}`] = () => ({ body: { ...result, remarks: [{ ...weak, contest }] } });
  await user.click(screen.getByRole('button', { name: 'Demander une relecture' }));
  await screen.findByText(/tu as raison, le passage est compté/);
  expect(screen.getByText(/Ta note passe de 12,5 à 12,9\/20/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Contester' })).toBeNull();
  expect(server.bodiesOf(`POST ${at}/contests`)).toEqual([
    { remark: 4, argument: 'Mon exemple est là.', passage: 'Platon, dans le Gorgias' },
  ]);
});

test('a passage written again shows each criterion before and after', async () => {
  const passage = { exercise: 0, paragraph: 1, role: 'development', text: 'Mon ancien passage.' };
  const change = { key: 'exemples', label: 'Exemples', before: 8, after: 11.5 };
  const { user } = await open({
    [`GET ${at}/passages`]: () => ({ body: [passage] }),
    [`POST ${at}/retries`]: () => ({
      body: { gradeBefore: 12.5, gradeAfter: 13.1, changes: [change] },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Réessayer un paragraphe' }));
  const area = await screen.findByLabelText('Ta nouvelle version');
  expect((area as HTMLTextAreaElement).value).toBe('Mon ancien passage.');
  await user.type(area, ' Par exemple, Socrate.');
  await user.click(screen.getByRole('button', { name: 'Voir ce que ça change' }));
  expect(await screen.findByRole('row', { name: /Exemples 8\/20 11,5\/20/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /Note de la copie 12,5\/20 13,1\/20/ })).toBeDefined();
});
