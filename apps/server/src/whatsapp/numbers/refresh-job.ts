import { sql } from 'kysely';
import { z } from 'zod';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { notify } from '../notify.ts';
import { askMeta } from './ask-meta.ts';
import { metaOfNumber } from './number-row.ts';
import { tokenExpired } from './number-troubles.ts';
import { setUpWebhook } from './set-up-webhook.ts';

/** Asks Meta how a number stands. */
export const refreshNumber = task('refresh_whatsapp_number', z.object({ number: z.number().int() }));

/** Quality and limits change by themselves, and their webhooks may be lost. */
const everyMs = 6 * 60 * 60_000;
/** Meta could not reach our door; it may be open by then. */
const soonMs = 5 * 60_000;

export const refreshingNumber: RunningJob = jobInSteps(
  refreshNumber,
  async ({ number: id }, { companyId, services, step, log }) => {
    const row = await step((db) =>
      db
        .selectFrom('whatsapp_number')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('status', '=', 'Connected')
        .executeTakeFirst(),
    );
    const meta = row && metaOfNumber(services, row);
    if (!meta) return;
    const asked = await askMeta(meta, row);
    const door = await setUpWebhook(services);
    if (door && !door.ok)
      log.warn({ code: door.error.code, why: door.error.message }, 'Meta does not reach our webhook');
    if (!asked.ok && asked.error.is !== 'token') throw new Error(asked.error.message);
    await step(async (db) => {
      if (!asked.ok) return tokenExpired(db, row);
      await db
        .updateTable('whatsapp_number')
        .set({ ...asked.told, synced_at: sql`now()` })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
      await notify(db, companyId, 'whatsapp_number', [id]);
      const runAt = new Date(services.now().getTime() + (door?.ok === false ? soonMs : everyMs));
      await enqueue(db, refreshNumber, { number: id }, { key: `whatsapp number ${id}`, runAt });
    });
  },
);
