import { createTransport } from 'nodemailer';
import type { Ports } from '#application/ports.ts';

/**
 * Mail that really leaves. Throws when the server refuses, so that the job tries again.
 * Letters ask to be answered: answers go to the support, not to the address that sends.
 */
export function smtpPost(url: string, from: string, support: string): Ports['post'] {
  const transport = createTransport(url, { from, replyTo: support });
  return {
    async deliver(mail) {
      const { id, ...letter } = mail;
      // The same letter sent twice carries the same name, and mail programs show it once.
      await transport.sendMail({ ...letter, messageId: `<${id}@laureat>` });
    },
  };
}
