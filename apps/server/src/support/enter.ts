import { randomUUID } from 'node:crypto';
import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { supportTexts } from '@angan/contract/support/support.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../alerts/index.ts';
import { refreshHash } from '../auth/index.ts';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { openingForCompany } from '../core/database/transaction.ts';
import { conflict, notFound } from '../core/errors.ts';
import type { SessionFacts, Tokens } from '../core/http/tokens.ts';
import { grantNow } from './read-support.ts';

interface Session {
  readonly access: string;
  readonly refresh: string;
}

/**
 * Lets an Admin into an office by its Owner's grant: a visit, its session, and the alert to the Owner. From the first
 * statement on the transaction is the office's, in the Admin's name.
 */
export const enterOffice = async (tokens: Tokens, context: Context, office: number): Promise<Session> => {
  const { actor, db, services, request } = context;
  const who = await db
    .selectFrom('app_user')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .executeTakeFirstOrThrow();
  const status = await statusOf(db, office);
  await sql.raw(openingForCompany(office, actor.userId, request.id)).execute(db);
  const grant = await grantNow(db, office, services.now());
  // Held, so that the Owner's end of it finds this visit.
  const { rows } = await sql`select from support_grant
    where company_id = ${office} and id = ${grant?.id ?? null} and ended_at is null for no key update`.execute(db);
  if (!grant || rows.length === 0) throw conflict(supportTexts.noGrant);
  const visit = await db
    .insertInto('support_visit')
    .values({
      company_id: office,
      support_grant: grant.id,
      admin: actor.userId,
      admin_name: who.name,
      admin_device: actor.deviceId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await raiseAlerts(db, [
    {
      to: await ownerIds(db),
      kind: 'Support is in',
      key: `support visit ${visit.id}`,
      sentence: alertSentences.of.supportEntered({ who: who.name, at: grant.ends_at }),
    },
  ]);
  return beginSession(tokens, context, {
    user: grant.created_by,
    facts: {
      company_id: office,
      usertype: 'Owner',
      subscription_status: status,
      support_visit: visit.id,
      support_until: Math.round(Date.parse(grant.ends_at) / 1000),
    },
  });
};

/** What guards go by in an office; 404 where there is none. */
const statusOf = async (db: Kysely<DB>, office: number): Promise<string> => {
  const { rows } = await sql<{ status: string }>`
    select guard_status(s.status) as status from company c join current_subscription s on s.company = c.id
     where c.id = ${office} and not c.is_platform and c.deleted_at is null`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].status;
};

/** A session of the visit alone, in the name of the Owner whose eyes it has. */
const beginSession = async (
  tokens: Tokens,
  { db, request }: Context,
  { user, facts }: { user: number; facts: SessionFacts },
): Promise<Session> => {
  const device = await db
    .insertInto('user_device')
    .values({
      company_id: facts.company_id,
      user_id: user,
      device_id: `support ${randomUUID()}`,
      ip: request.ip,
      support_visit: facts.support_visit!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refresh = tokens.refresh(user, device.id);
  await db
    .updateTable('user_device')
    .set({ refresh_hash: refreshHash(refresh) })
    .where('company_id', '=', facts.company_id)
    .where('id', '=', device.id)
    .execute();
  return { access: tokens.access(user, device.id, facts), refresh };
};
