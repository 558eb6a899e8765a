import type { Letters, Mail } from '../mail.ts';

export type ContactMessage = { id: string; email: string; message: string };

export type ContactDesk = {
  /** Keeps the message and sends the letter, wholly or not at all. */
  take(message: ContactMessage, mail: Mail): Promise<void>;
};

type Needs = { desk: ContactDesk; letters: Pick<Letters, 'contactMessage'>; supportEmail: string };

/** A visitor's message reaches the support by mail, and is kept. */
export async function writeToSupport(
  written: { email: string; message: string },
  { desk, letters, supportEmail }: Needs,
): Promise<void> {
  const mail = letters.contactMessage(supportEmail, written.email, written.message);
  await desk.take({ id: mail.id, ...written }, mail);
}
