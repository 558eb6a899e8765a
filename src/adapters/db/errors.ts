import type { Ports } from '#application/ports.ts';
import type { Database } from './database.ts';
import { applicationErrors } from './schema.ts';

export const errorStore = (db: Database): Ports['errors'] => ({
  async save({ type, message, stack, component, url, userAgent, userId, errorId, timestamp }) {
    await db.insert(applicationErrors).values({
      errorType: type,
      errorMessage: message,
      stackTrace: stack,
      url,
      userAgent,
      userId,
      metadata: { componentStack: component, timestamp, errorId },
    });
  },
});
