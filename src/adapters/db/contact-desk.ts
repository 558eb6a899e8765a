import type { ContactDesk } from '#application/contact/write-to-support.ts';
import type { Ports } from '#application/ports.ts';
import { contactMessages } from './contact-schema.ts';
import type { Database } from './database.ts';

export const contactDesk = (
  db: Database,
  queue: (handle: Database) => Ports['jobs'],
): ContactDesk => ({
  take: ({ id, email, message }, mail) =>
    db.transaction(async (tx) => {
      await tx.insert(contactMessages).values({ id, email, message });
      await queue(tx as unknown as Database).enqueue('send-mail', mail);
    }),
});
