import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages } from '#adapters/db/contact-schema.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ SUPPORT_EMAIL: 'aide@laureat.test' });
  await house.work();
});
afterAll(() => house.close());

const written = { email: 'lea@exemple.fr', message: 'Ma copie <b>12</b> est-elle partie ?' };

test('a visitor without an account writes: the support gets the mail, and the message is kept', async () => {
  expect((await house.post('/api/contact', written)).status).toBe(200);
  const [mail] = await eventually(
    () => house.mailsTo('aide@laureat.test'),
    (mails) => mails.length === 1,
  );
  expect(mail?.text).toContain('lea@exemple.fr');
  expect(mail?.text).toContain(written.message);
  expect(mail?.html).not.toContain('<b>12</b>');
  expect(await house.db.select().from(contactMessages)).toMatchObject([written]);
});

test.each([
  ['no address', { ...written, email: '' }],
  ['an address that is none', { ...written, email: 'lea' }],
  ['no message', { ...written, message: '   ' }],
  ['a message longer than a letter', { ...written, message: 'a'.repeat(5_001) }],
])('%s is refused, and names the field', async (_case, json) => {
  const response = await house.post('/api/contact', json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ refusal: { code: 'invalid-input' } });
});
