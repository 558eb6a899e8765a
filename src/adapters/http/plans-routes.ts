import { OpenAPIHono } from '@hono/zod-openapi';
import type { AdminQueries } from '#application/admin/ports.ts';
import type { Letters } from '#application/mail.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries } from '#application/queries.ts';
import type { PrintOwnCorrection } from '#application/rights/export-data.ts';
import { adminHouseRoutes } from './admin-house-routes.ts';
import {
  billingDemonstrationRoutes,
  type DemonstrationDesk,
} from './billing-demonstration-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { referralRoutes } from './referral-routes.ts';
import { rightsRoutes } from './rights-routes.ts';
import type { FindSession, Variables } from './session.ts';

export type PlansNeeds = {
  ports: Ports;
  queries: Queries;
  adminQueries: AdminQueries;
  letters: Letters;
  findSession: FindSession;
  publicUrl: string;
  printOwnCorrection: PrintOwnCorrection;
  /** Only where no real provider is configured. */
  demonstrationDesk?: DemonstrationDesk;
};

/** Plans, money, codes, invitations, rights, and their administration. */
export function plansRoutes(needs: PlansNeeds) {
  const routes = new OpenAPIHono<Variables>();
  routes.route('/', billingRoutes(needs));
  routes.route('/', referralRoutes(needs));
  routes.route('/', codeRoutes(needs));
  routes.route('/', rightsRoutes(needs));
  routes.route('/', adminHouseRoutes(needs));
  if (needs.demonstrationDesk) {
    routes.route('/', billingDemonstrationRoutes(needs.demonstrationDesk));
  }
  return routes;
}
