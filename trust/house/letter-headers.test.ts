import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letters } from '#adapters/mail/letters.ts';
import { smtpPost } from '#adapters/mail/smtp.ts';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { times } from '../scale.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const INJECTIONS = [
  'lea@exemple.fr\r\nBcc: toute-la-classe@exemple.fr',
  'lea@exemple.fr\nBcc: toute-la-classe@exemple.fr',
  'lea@exemple.fr%0d%0aBcc: toute-la-classe@exemple.fr',
  'lea@exemple.fr\r\n\r\nUn autre message',
  'lea@exemple.fr\u2028Bcc: toute-la-classe@exemple.fr',
  '"Bcc: toute-la-classe@exemple.fr\r\n"@exemple.fr',
  'lea@exemple.fr, toute-la-classe@exemple.fr',
  'lea@exemple.fr>\r\nRCPT TO:<toute-la-classe@exemple.fr',
  '=?utf-8?q?=0d=0aBcc:_toute-la-classe@exemple.fr?=',
  'lea@exemple.fr\0Bcc: toute-la-classe@exemple.fr',
];

/** A real mail server that keeps envelopes and what is in them. */
async function openSmtp() {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((done) => server.close(done));
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

const headersOf = (raw: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .split('\r\n')
    .filter((line) => /^\S/.test(line))
    .map((line) => line.split(':')[0]!);

test('[G4] whatever an address contains, a letter has the headers and the readers of an honest one', async ({
  annotate,
}) => {
  const smtp = await openSmtp();
  const post = smtpPost(smtp.url, 'bonjour@laureat.test', 'aide@laureat.test');
  await post.deliver(letters.contactMessage('aide@laureat.test', 'lea@exemple.fr', 'Bonjour'));
  const honest = headersOf(smtp.received[0]!.raw);
  for (const address of INJECTIONS) {
    await post.deliver(letters.contactMessage('aide@laureat.test', address, `${address}\r\n.\r\n`));
    const { to, raw } = smtp.received.at(-1)!;
    expect(headersOf(raw), JSON.stringify(address)).toEqual(honest);
    expect(to).toEqual(['aide@laureat.test']);
  }
  expect(smtp.received).toHaveLength(INJECTIONS.length + 1);
  await smtp.close();
  await annotate(`${INJECTIONS.length} addresses, 0 header more`);
});

test('[G4] no form takes an address that carries more than an address', async () => {
  for (const email of INJECTIONS) {
    const json = { email, message: 'Bonjour' };
    const headers = { [CLIENT_ADDRESS_HEADER]: crypto.randomUUID() };
    const answer = await house.request('/api/contact', { method: 'POST', json, headers });
    expect(answer.status, JSON.stringify(email)).toBe(400);
    expect((await house.signUp(email)).status, JSON.stringify(email)).toBe(400);
    const young = { ageBand: 'under15', parentEmail: email };
    const child = await house.signUp(`${crypto.randomUUID()}@ecole.fr`, young);
    expect(child.status, JSON.stringify(email)).toBe(400);
  }
});

test('[G4] of a flood of messages from one address five pass in an hour; another address is heard', async ({
  annotate,
}) => {
  const write = async (address: string) => {
    const json = { email: 'lea@exemple.fr', message: 'Achetez ceci' };
    const headers = { [CLIENT_ADDRESS_HEADER]: address };
    return (await house.request('/api/contact', { method: 'POST', json, headers })).status;
  };
  const posts = times(200, 10_000);
  const statuses: number[] = [];
  for (let n = 0; n < posts; n++) statuses.push(await write('1.2.3.4'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(posts - 5);
  expect(await write('5.6.7.8')).toBe(200);
  await annotate(`${posts} posts, 5 taken`);
});

test('[G4] no answer is a table for a spreadsheet, so none can carry a formula', async () => {
  const document = await (await house.request('/api/openapi.json')).text();
  expect(document).not.toMatch(/text\/csv|spreadsheet|ms-excel/);
});

test('[G4] what a stranger types into a declaration reaches nobody as a link', async () => {
  await house.work();
  const email = `${crypto.randomUUID()}@victime.fr`;
  const name = 'Gagnez ici https://evil.example/x ou www.evil.example <a href=//evil.example>';
  for (const act of ['cancellations', 'withdrawals']) {
    const json = { name, email, reference: 'http://evil.example' };
    expect((await house.post(`/api/contract/${act}`, json)).status).toBe(200);
  }
  const letters = await eventually(
    () => house.mailsTo(email),
    (mails) => mails.length === 2,
  );
  for (const { text, html } of letters) {
    expect(text).toContain('Gagnez ici');
    expect(text + html).not.toMatch(/evil\.example/);
  }
});
