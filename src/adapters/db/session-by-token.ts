import type { Pool } from 'pg';
import type { Plan } from '#domain/account/plan.ts';

export type OpenSession = {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  userSince: Date;
  createdAt: Date;
  expiresAt: Date;
  plan: Plan | null;
  isAdmin: boolean;
};

/** Asked at every request of everybody: one statement for session, person and plan, prepared once for each connection. */
const STATEMENT = {
  name: 'session-by-token',
  text: `select u.id as "userId", u.email, u.email_verified as "emailConfirmed", u.created_at as "userSince",
      s.created_at as "createdAt", s.expires_at as "expiresAt", p.plan, u.role = 'admin' as "isAdmin"
    from session s join "user" u on u.id = s.user_id left join profiles p on p.user_id = u.id where s.token = $1 and s.expires_at > now()`,
};

export const sessionByToken =
  (pool: Pool) =>
  async (token: string): Promise<OpenSession | undefined> => {
    const { rows } = await pool.query<OpenSession>({ ...STATEMENT, values: [token] });
    return rows[0];
  };
