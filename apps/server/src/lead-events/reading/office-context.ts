import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { type Context, newActor, type Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';

/** The reach of the office itself, which no person has asked: what is read so is created by nobody. */
export const officeContext = (
  services: Services,
  db: Kysely<DB>,
  companyId: number,
  log: FastifyBaseLogger,
): Context => ({
  // Nobody: what is written down as created by them is created by nobody.
  actor: newActor(
    { user_id: null as unknown as number, company_id: companyId, usertype: 'Owner', subscription_status: 'Active' },
    0,
  ),
  db,
  steady: db,
  services,
  log,
  request: { id: '', url: '/', ip: '', asker: '', userAgent: '' },
});
