import { desc, eq } from 'drizzle-orm';
import type { Mail } from '#application/mail.ts';
import type { Database } from './database.ts';
import { mails } from './schema.ts';

/** The in-app mailbox: where mail goes on a machine without SMTP, readable on screen. */
export const mailbox = (db: Database) => ({
  async deliver(mail: Mail) {
    await db.insert(mails).values(mail).onConflictDoNothing();
  },
  list: () =>
    db
      .select({ id: mails.id, to: mails.to, subject: mails.subject, sentAt: mails.sentAt })
      .from(mails)
      .orderBy(desc(mails.sentAt))
      .limit(100),
  find: (id: string) => db.query.mails.findFirst({ where: eq(mails.id, id) }),
});
