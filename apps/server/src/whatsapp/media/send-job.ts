import { type UploadFailure, uploadFailures } from '@angan/contract/whatsapp/stored-sentences.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { askAgainAt, type MetaError } from '../meta/index.ts';
import { accountOf } from './account.ts';
import { renewedAfterMs, uploadFile } from './uploads.ts';

const sendMedia = task('send_whatsapp_media', z.object({ media: z.number().int() }), 6);

/** Asks for a medium to be sent to Meta: now, or when Meta is about to forget it. */
export const sendLater = (db: Kysely<DB>, media: number, runAt?: Date): Promise<number> =>
  enqueue(db, sendMedia, { media }, { key: `whatsapp media ${media}`, ...(runAt && { runAt }) });

/**
 * Sends a medium to Meta by the default number, so that what Meta would refuse is known before anybody waits for it, and
 * asks to be called again before Meta forgets it. Until a new id is there the old one stays. Other numbers send it when
 * they first need it.
 */
export const sendingMedia: RunningJob = jobInSteps(
  sendMedia,
  async ({ media: id }, { companyId, services, step, isLastTry }) => {
    const { file, account } = await step(async (db) => ({
      file: await fileOf(db, companyId, id),
      account: await accountOf(services, db, companyId),
    }));
    // Deleted meanwhile.
    if (!file) return;
    const sent = account ? await uploadFile(services, step, { companyId, ...account }, file) : noAccount;
    if (!sent.ok && sent.error.is !== 'permanent' && sent.error.is !== 'token') {
      const again = askAgainAt(sent.error, services.now());
      if (again) return void (await step((db) => sendLater(db, id, again)));
      if (!isLastTry) throw new Error(sent.error.message);
    }
    await step(async (db) => {
      await db
        .updateTable('whatsapp_media')
        .set(sent.ok ? { status: 'active', failure: null } : { status: 'failed', failure: failureOf(sent.error) })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
      if (sent.ok) await sendLater(db, id, new Date(services.now().getTime() + renewedAfterMs));
    });
  },
);

const failureOf = (error: MetaError): UploadFailure =>
  error === noAccount.error ? uploadFailures.of.noAccount : uploadFailures.of.refused({ text: error.message });

const noAccount: { readonly ok: false; readonly error: MetaError } = {
  ok: false,
  error: { is: 'permanent', code: 0, subcode: 0, title: '', message: templateTexts.noAccount, details: '' },
};

const fileOf = async (db: Kysely<DB>, companyId: number, id: number): Promise<number | null | undefined> => {
  const row = await db
    .selectFrom('whatsapp_media')
    .select('file')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file;
};

/** Media whose job was lost with the process would stay under process for ever; a retry of the screen asks anew. */
export const sendAgain = async (db: Kysely<DB>, companyId: number, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`update whatsapp_media set status = 'under_process', failure = null
     where company_id = ${companyId} and id = ${id}`.execute(db);
  if (!numAffectedRows) return false;
  await sendLater(db, id);
  return true;
};
