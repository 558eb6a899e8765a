import { eq } from 'drizzle-orm';
import type { AdminStore, AuditStore } from '#application/admin/ports.ts';
import type { Database } from './database.ts';
import { auditLog } from './plans-schema.ts';
import { user } from './schema.ts';

export const adminStore = (db: Database): AdminStore => ({
  async setRole(userId, role) {
    const changed = await db
      .update(user)
      .set({ role })
      .where(eq(user.id, userId))
      .returning({ id: user.id });
    return changed.length === 1;
  },
});

export const auditStore = (db: Database): AuditStore => ({
  async add({ adminId, action, userId, details = {} }) {
    await db
      .insert(auditLog)
      .values({ adminId, action, userId, details: details as Record<string, unknown> });
  },
});
