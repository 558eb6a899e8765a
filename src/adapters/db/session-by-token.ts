import type { Pool } from 'pg';
import type { Plan } from '#domain/account/plan.ts';
import { askTogether } from './ask-together.ts';

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
  name: 'sessions-by-token',
  text: `select s.token, u.id as "userId", u.email, u.email_verified as "emailConfirmed", u.created_at as "userSince",
      s.created_at as "createdAt", s.expires_at as "expiresAt", p.plan, u.role = 'admin' as "isAdmin"
    from session s join "user" u on u.id = s.user_id left join profiles p on p.user_id = u.id where s.token = any($1) and s.expires_at > now()`,
};

/** Two, so that one connection that hangs does not hold everybody. */
const AT_ONCE = 2;

export const sessionByToken = (pool: Pool) =>
  askTogether<OpenSession>(async (tokens) => {
    const { rows } = await pool.query<OpenSession & { token: string }>({
      ...STATEMENT,
      values: [tokens],
    });
    return new Map(rows.map(({ token, ...session }) => [token, session]));
  }, AT_ONCE);
