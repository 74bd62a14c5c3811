import { dayInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { accountOf } from '../media/index.ts';
import { bring } from './bring.ts';

const syncTemplates = task('sync_whatsapp_templates', z.object({}), 4);

/** Asks for the next morning's sync, of which there is one however often it is asked for. */
export const syncLater = async (db: Kysely<DB>, now: Date): Promise<void> => {
  const today = Date.parse(`${dayInIndia(now)}T04:10:00+05:30`);
  const runAt = new Date(today > now.getTime() ? today : today + 86_400_000);
  await enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates', runAt });
};

/** Asks for a sync as soon as may be, where Meta has told that something is otherwise than we know. */
export const syncSoon = (db: Kysely<DB>): Promise<number> =>
  enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates soon' });

/** How long after the news Meta's own lists are sure to have it, and its retries of a webhook to be mostly over. */
const sureMs = 60_000;

/** Asks for a sync a minute after the last news: webhooks come late and in any order, and what Meta has then is right. */
export const syncToBeSure = (db: Kysely<DB>): Promise<number> =>
  enqueue(db, syncTemplates, {}, { key: 'sync whatsapp templates to be sure', runAt: new Date(Date.now() + sureMs) });

/** Each morning: a webhook may have been lost, and templates are made in WhatsApp Manager too. */
export const syncingTemplates: RunningJob = jobInSteps(syncTemplates, async (_, { companyId, services, step }) => {
  const account = await step((db) => accountOf(services, db, companyId));
  if (account) {
    const templates = await account.meta.templates.all(account.wabaId);
    if (!templates.ok && templates.error.is !== 'token') throw new Error(templates.error.message);
    if (templates.ok)
      await step((db) => bring(db, { companyId, wabaId: account.wabaId, templates: templates.value, isAll: true }));
  }
  await step((db) => syncLater(db, services.now()));
});
