import type { Ports } from '#application/ports.ts';
import { errorFingerprint } from '#domain/error-fingerprint.ts';
import type { Database } from './database.ts';
import { applicationErrors } from './schema.ts';

export const errorStore = (db: Database): Ports['errors'] => ({
  async save(record) {
    const { type, message, stack, component, url, userAgent, userId, errorId, timestamp } = record;
    await db.insert(applicationErrors).values({
      errorType: type,
      errorMessage: message,
      stackTrace: stack,
      url,
      userAgent,
      userId,
      fingerprint: errorFingerprint(record),
      metadata: { componentStack: component, timestamp, errorId },
    });
  },
});
