import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { viewedTexts } from '@angan/contract/viewed/viewed.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { usualRevealLimit } from '@angan/domain/personal-rights.ts';
import { isUnusual, meanDays } from '@angan/domain/viewed.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { Context } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { forbidden } from '../core/errors.ts';
import { permissionRecord } from '../core/may-do.ts';

/** One person at a time reveals: two requests of the same person must not both take the last number of the day. */
export const oneAtATime = ({ actor, db }: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended('viewed', ${actor.userId}))`.execute(db);

/**
 * Takes these numbers from the actor's day, as many as fit, in their order; those that they have had today are free.
 * Where none fits it refuses with 403, and the Owner is told.
 */
export const takeOfDay = async (context: Context, numbers: readonly string[]) => {
  const { actor, db, services } = context;
  await oneAtATime(context);
  const day = dayInIndia(services.now());
  const limit = (await permissionRecord(context))?.daily_reveal_limit ?? usualRevealLimit;
  const before = await db
    .selectFrom('revealed_number')
    .select('number')
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('day', '=', day)
    .execute();
  const had = new Set(before.map(({ number }) => number));
  const taken = numbers.filter((number) => !had.has(number)).slice(0, Math.max(0, limit - had.size));
  const shown = numbers.filter((number) => had.has(number) || taken.includes(number));
  if (shown.length === 0 && numbers.length > 0) throw await overLimit(context, day, limit);
  if (taken.length > 0) {
    await db
      .insertInto('revealed_number')
      .values(taken.map((number) => ({ company_id: actor.companyId, user_id: actor.userId, day, number })))
      .execute();
    await tellIfUnusual(context, day, had.size + taken.length);
  }
  return { shown, used: had.size + taken.length, limit };
};

/** The refusal. What is refused is rolled back, so the alert goes by a connection of its own. */
const overLimit = async (context: Context, day: string, limit: number) => {
  const { companyId, userId } = context.actor;
  await inTransaction(context.services.apartPool, openingForCompany(companyId, userId), (client) =>
    tellOwner(onConnection(client), userId, `over ${day}`, (name) =>
      alertSentences.of.revealLimitReached({ name, limit }),
    ),
  );
  return forbidden(viewedTexts.limitReached(limit));
};

const tellIfUnusual = async ({ actor, db }: Context, day: string, today: number) => {
  const { count } = await db
    .selectFrom('revealed_number')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('day', '<', day)
    .where('day', '>=', sql<string>`${day}::date - ${meanDays}::int`)
    .executeTakeFirstOrThrow();
  if (isUnusual(today, count))
    await tellOwner(db, actor.userId, `unusual ${day}`, (name) =>
      alertSentences.of.revealsUnusual({ name, count: today }),
    );
};

const tellOwner = async (db: Kysely<DB>, userId: number, what: string, say: (name: string) => AlertSentence) => {
  const person = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `${person.first_name} ${person.last_name}`.trim();
  await raiseAlerts(db, [
    { to: await ownerIds(db), kind: 'Reveal limit', sentence: say(name), key: `reveals of ${userId} ${what}` },
  ]);
};
