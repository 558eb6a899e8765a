import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { contractLetters } from './contract-letters.ts';
import { layOut } from './lay-out.ts';
import { letters } from './letters.ts';
import { smtpPost } from './smtp.ts';

const SUPPORT = 'aide@laureat.test';

/** A real SMTP server that keeps what it is given, or refuses it. */
async function openSmtp(refuse = false) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', () => {
        received.push(raw);
        done(refuse ? new Error('mailbox full') : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

test('a letter leaves in HTML and in text, from the address of the house', async () => {
  const smtp = await openSmtp();
  const post = smtpPost(smtp.url, 'Lauréat <bonjour@laureat.test>', SUPPORT);
  await post.deliver(letters.confirmEmail('lea@ecole.fr', 'https://laureat.test/c?token=1'));
  const [raw] = smtp.received;
  expect(raw).toContain('From: =?UTF-8?Q?Laur=C3=A9at?= <bonjour@laureat.test>');
  expect(raw).toContain('To: lea@ecole.fr');
  expect(raw).toContain('text/plain');
  expect(raw).toContain('text/html');
  await smtp.close();
});

test('an answer reaches a person: the support, or whoever wrote to it', async () => {
  const smtp = await openSmtp();
  const post = smtpPost(smtp.url, 'bonjour@laureat.test', SUPPORT);
  await post.deliver(letters.passwordChanged('lea@ecole.fr'));
  await post.deliver(letters.contactMessage(SUPPORT, 'prof@ecole.fr', 'Une question.'));
  const answered = smtp.received.map((raw) => /^Reply-To: (.+)$/m.exec(raw)?.[1]?.trim());
  expect(answered).toEqual([SUPPORT, 'prof@ecole.fr']);
  await smtp.close();
});

test('a letter that the server refuses is a failure, so that the job tries again', async () => {
  const smtp = await openSmtp(true);
  const post = smtpPost(smtp.url, 'x@y.fr', SUPPORT);
  await expect(post.deliver(letters.passwordChanged('a@b.fr'))).rejects.toThrow('mailbox full');
  await smtp.close();
});

test('[G1] whatever a person typed is shown, never obeyed', () => {
  const { html } = layOut('a@b.fr', { subject: '<b>', lines: ['<script>alert("1")</script>'] });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
});

test('no line of a letter can begin with a mark that French ties to the word before it', () => {
  const { html } = layOut('a@b.fr', {
    subject: 'x',
    lines: ['Bienvenue ! « Oui » : 39 €, 24 heures.'],
  });
  expect(html).toContain('Bienvenue\u00a0! «\u00a0Oui\u00a0»\u00a0: 39\u00a0€, 24\u00a0heures.');
});

test('an address under a letter is a link: to leave is one click', () => {
  const url = 'https://laureat.test/desabonnement?token=1&x=2';
  const { html } = layOut('a@b.fr', {
    subject: 'x',
    lines: [],
    after: [`Ne plus rien recevoir : ${url}`],
  });
  expect(html).toContain('<a href="https://laureat.test/desabonnement?token=1&amp;x=2"');
});

test('a parent whose card is refused is told for which account, and where the card is changed', () => {
  const facts = {
    ...{ amountCents: 3999, accountEmail: 'lea@ecole.fr' },
    portalUrl: 'https://laureat.test/profile',
  };
  const { text } = contractLetters.paymentFailed('parent@maison.fr', facts);
  expect(text).toContain('compte lea@ecole.fr');
  expect(text).toContain('depuis le profil de ce compte');
});

test('every letter with a link carries it in both forms', () => {
  const url = 'https://laureat.test/x?a=1&b=2';
  for (const mail of [
    letters.confirmEmail('a@b.fr', url),
    letters.resetPassword('a@b.fr', url),
    letters.askParent('p@b.fr', 'a@b.fr', url),
  ]) {
    expect(mail.text).toContain(url);
    expect(mail.html).toContain('href="https://laureat.test/x?a=1&amp;b=2"');
  }
});
