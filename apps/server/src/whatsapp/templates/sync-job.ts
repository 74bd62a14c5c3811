import { dayInIndia } from '@angan/domain/dates.ts';
import { unreadPart } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { accountOf } from '../media/index.ts';
import { askAgainAt } from '../meta/index.ts';
import { upsertTemplates } from './upsert-templates.ts';

const syncTemplates = task('sync_whatsapp_templates', z.object({}), 4);

/** Asks for the next morning's sync, of which there is one however often it is asked for. */
export const syncLater = async (db: Kysely<DB>, now: Date): Promise<void> => {
  const today = Date.parse(`${dayInIndia(now)}T04:10:00+05:30`);
  const runAt = new Date(today > now.getTime() ? today : today + 86_400_000);
  await enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates', runAt });
};

/** Asks for a sync as soon as may be, where Meta has told that something is otherwise than we know, or not before `runAt`. */
export const syncSoon = (db: Kysely<DB>, runAt?: Date): Promise<number> =>
  enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates soon', ...(runAt && { runAt }) });

/**
 * Asks for a sync where templates are there of which an older version of the product did not read all: they can be sent
 * once they are synced. Called at the start.
 */
export const syncUnread = (services: Services): Promise<void> =>
  inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const db = onConnection(client);
    const unread = await db
      .selectFrom('whatsapp_template')
      .select('id')
      .where(sql<SqlBool>`${unreadPart} = any (beyond)`)
      .limit(1)
      .executeTakeFirst();
    if (unread) await syncSoon(db);
  });

/** How long after the news Meta's own lists are sure to have it, and its retries of a webhook to be mostly over. */
const sureMs = 60_000;

/** Asks for a sync a minute after the last news: webhooks come late and in any order, and what Meta has then is right. */
export const syncToBeSure = (db: Kysely<DB>): Promise<number> =>
  enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates to be sure', runAt: new Date(Date.now() + sureMs) });

/** Each morning: a webhook may have been lost, and templates are made in WhatsApp Manager too. */
export const syncingTemplates: RunningJob = jobInSteps(syncTemplates, async (_, { companyId, services, step, log }) => {
  const account = await step((db) => accountOf(services, db, companyId));
  if (account) {
    const listed = await account.meta.templates.all(account.wabaId);
    if (!listed.ok && listed.error.is !== 'token') {
      const again = askAgainAt(listed.error, services.now());
      if (!again) throw new Error(listed.error.message);
      await step((db) => syncSoon(db, again));
    }
    if (listed.ok)
      await step((db) =>
        upsertTemplates(db, { companyId, wabaId: account.wabaId, listed: listed.value, isAll: true, log }),
      );
  }
  await step((db) => syncLater(db, services.now()));
});
