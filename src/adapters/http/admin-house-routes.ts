import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { changeAccount } from '#application/admin/change-account.ts';
import type { AdminQueries } from '#application/admin/ports.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import {
  accountChange,
  actView,
  adminCodeView,
  adminErrorView,
  adminUserView,
  auditView,
  codeSwitch,
  healthView,
  newCode,
} from '#contract/administration.ts';
import { drawCode } from '#domain/codes/institutional-code.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import {
  type FindSession,
  requireAdmin,
  requireMember,
  requireSession,
  type Variables,
} from './session.ts';

type Needs = {
  ports: Ports;
  queries: Pick<Queries, 'ping'>;
  adminQueries: AdminQueries;
  findSession: FindSession;
};

const done = z.object({ success: z.literal(true) });
const DONE = { success: true as const };

/** Dates leave as text, whatever the row. */
const dated = <R extends { createdAt: Date }>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Accounts, codes, errors, the log of what was done, and the pulse of the house. */
export function adminHouseRoutes({ ports, queries, adminQueries, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const name of ['users', 'codes', 'errors', 'audit', 'acts', 'health']) {
    for (const path of [`/admin/${name}`, `/admin/${name}/*`]) {
      routes.use(path, requireSession(findSession), requireMember, requireAdmin, bounded(4_096));
    }
  }

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/admin/users',
      summary: 'Cherche des comptes par adresse',
      request: { query: z.object({ search: z.string().max(254).default('') }) },
      responses: jsonOf(z.array(adminUserView)),
    }),
    async (c) => {
      const { search } = c.req.valid('query');
      await ports.audit.add({ adminId: c.var.person.userId, action: 'search-users' });
      return c.json((await adminQueries.users(search)).map(dated), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/admin/users/{id}',
      summary: 'Suspend, rouvre, promeut ou change l’offre d’un compte',
      request: { params: z.object({ id: z.string().max(100) }), ...bodyOf(accountChange) },
      responses: jsonOf(done),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const changed = await changeAccount(c.var.person.userId, id, c.req.valid('json'), ports);
      return changed.ok ? c.json(DONE, 200) : refuse(c, changed.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/admin/codes',
      summary: 'Les codes des établissements et leur usage',
      responses: jsonOf(z.array(adminCodeView)),
    }),
    async (c) => {
      const codes = await adminQueries.codes();
      return c.json(
        codes.map((code) => ({ ...dated(code), expiresAt: code.expiresAt.toISOString() })),
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/admin/codes',
      summary: 'Crée un code d’établissement',
      request: bodyOf(newCode),
      responses: jsonOf(z.object({ code: z.string() })),
    }),
    async (c) => {
      const { code: chosen, expiresAt, ...rest } = c.req.valid('json');
      const code = chosen ?? drawCode((length) => crypto.getRandomValues(new Uint8Array(length)));
      const isCreated = await ports.atomically(async (tx) => {
        const created = await tx.codes.create({ ...rest, code, expiresAt: new Date(expiresAt) });
        const details = { code, institution: rest.institutionName, places: rest.maxUsers };
        if (created) {
          await tx.audit.add({ adminId: c.var.person.userId, action: 'create-code', details });
        }
        return created;
      });
      return isCreated
        ? c.json({ code }, 200)
        : refuse(c, { code: 'invalid-input', fields: ['code'] });
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/admin/codes/{id}',
      summary: 'Active ou désactive un code',
      request: { params: z.object({ id: z.uuid() }), ...bodyOf(codeSwitch) },
      responses: jsonOf(done),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { isActive } = c.req.valid('json');
      const isChanged = await ports.codes.setActive(id, isActive);
      if (!isChanged) return refuse(c, { code: 'not-found' });
      const action = isActive ? 'enable-code' : 'disable-code';
      await ports.audit.add({ adminId: c.var.person.userId, action, details: { codeId: id } });
      return c.json(DONE, 200);
    },
  );

  const read = <S extends z.ZodType>(name: string, summary: string, row: S) =>
    createRoute({
      method: 'get',
      path: `/admin/${name}`,
      summary,
      responses: jsonOf(z.array(row)),
    });
  routes.openapi(
    read('errors', 'Les erreurs du mois, une ligne par défaut', adminErrorView),
    async (c) =>
      c.json(
        (await adminQueries.errors()).map(({ firstAt, lastAt, ...group }) => ({
          ...group,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
        200,
      ),
  );
  routes.openapi(read('audit', 'Ce que les administrateurs ont fait', auditView), async (c) =>
    c.json((await adminQueries.audit()).map(dated), 200),
  );
  routes.openapi(read('acts', 'Résiliations et rétractations reçues', actView), async (c) =>
    c.json((await adminQueries.acts()).map(dated), 200),
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/admin/health',
      summary: 'Le pouls de la maison',
      responses: jsonOf(healthView),
    }),
    async (c) => {
      await queries.ping();
      return c.json({ ...(await adminQueries.health()), database: 'up' as const }, 200);
    },
  );
  return routes;
}
