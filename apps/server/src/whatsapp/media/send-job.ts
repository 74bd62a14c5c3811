import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { mediaRenewedAfterDays } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import type { MetaAnswer } from '../meta/index.ts';
import { accountOf } from './account.ts';
import { readStored } from './read-stored.ts';

const sendMedia = task('send_whatsapp_media', z.object({ media: z.number().int() }), 6);
const dayMs = 24 * 60 * 60 * 1000;

/** Asks for a medium to be sent to Meta: now, or when Meta is about to forget it. */
export const sendLater = (db: Kysely<DB>, media: number, runAt?: Date): Promise<number> =>
  enqueue(db, sendMedia, { media }, { key: `whatsapp media ${media}`, ...(runAt && { runAt }) });

/**
 * Sends a medium to Meta and keeps the id under which it lies there, then asks to be called again before Meta forgets
 * it. Until a new id is there the old one stays.
 */
export const sendingMedia: RunningJob = jobInSteps(
  sendMedia,
  async ({ media: id }, { companyId, services, step, isLastTry }) => {
    const found = await step(async (db) => ({
      file: await fileOf(db, companyId, id),
      account: await accountOf(services, db, companyId),
    }));
    // Deleted meanwhile.
    if (!found.file) return;
    const sent = await send(services, companyId, { ...found, file: found.file });
    if (!sent.ok && sent.error.is !== 'permanent' && sent.error.is !== 'token' && !isLastTry)
      throw new Error(sent.error.message);
    await step(async (db) => {
      const outcome = sent.ok
        ? {
            status: 'active',
            failure: '',
            media_id: sent.value.id,
            media_id_date: services.now().toISOString(),
            phone_number_id: found.account!.phoneNumberId,
          }
        : { status: 'failed', failure: sent.error.message };
      await db
        .updateTable('whatsapp_media')
        .set(outcome)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
      if (sent.ok) await sendLater(db, id, new Date(services.now().getTime() + mediaRenewedAfterDays * dayMs));
    });
  },
);

interface Found {
  readonly file: NonNullable<Awaited<ReturnType<typeof fileOf>>>;
  readonly account: Awaited<ReturnType<typeof accountOf>>;
}

const send = async (
  services: Services,
  companyId: number,
  { file, account }: Found,
): Promise<MetaAnswer<{ id: string }>> => {
  if (!account)
    return {
      ok: false,
      error: { is: 'permanent', code: 0, subcode: 0, title: '', message: templateTexts.noAccount, details: '' },
    };
  const content = await readStored(services, companyId, file.store_key);
  return account.meta.media.upload(account.phoneNumberId, { name: file.name, type: file.content_type, content });
};

const fileOf = (db: Kysely<DB>, companyId: number, id: number) =>
  db
    .selectFrom('whatsapp_media as m')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'm.company_id').onRef('f.id', '=', 'm.file'),
    )
    .select(['f.store_key', 'f.name', 'f.content_type'])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', id)
    .executeTakeFirst();

/** Media whose job was lost with the process would stay under process for ever; a retry of the screen asks anew. */
export const sendAgain = async (db: Kysely<DB>, companyId: number, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`update whatsapp_media set status = 'under_process', failure = ''
     where company_id = ${companyId} and id = ${id}`.execute(db);
  if (!numAffectedRows) return false;
  await sendLater(db, id);
  return true;
};
