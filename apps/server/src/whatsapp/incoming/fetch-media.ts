import { photoSizes } from '@angan/contract/files/files.ts';
import { type LostFile, lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { audioTypeOf } from '../../core/files/audio-type.ts';
import { contentTypeOf, isPicture } from '../../core/files/content-type.ts';
import { keepFile, removeFilesOf } from '../../core/files/index.ts';
import type { FileBlob } from '../../core/files/keep-file.ts';
import { officeTypeOf } from '../../core/files/office-type.ts';
import { PictureFault, remakePicture } from '../../core/files/pictures.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { type JobContext, jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { type Json, part, said } from '../meta/json.ts';
import { notify } from '../notify.ts';
import { metaOfNumber, type NumberRow } from '../numbers/number-row.ts';
import { fetchMedia } from './media-task.ts';

/** Files at a time: each may be 100 MB. */
const atATime = 4;
/** Tries of one file; with the pauses between them they are spread over two days, well within the seven it lives. */
const mostTries = 12;
const mostBytes = 100 * 1024 * 1024;

interface Due {
  readonly id: number;
  readonly chat: number;
  readonly number: number;
  readonly content: Json;
  readonly media_tries: number;
}

type Steps = JobContext & { readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T> };

/**
 * Fetches the files that people sent while Meta still has them, keeps them as the office's own, and looks at what they
 * are: pictures are made anew, everything else is kept as it is and never shown inside a page.
 */
export const fetchingMedia: RunningJob = jobInSteps(fetchMedia, async (_, context) => {
  while (!context.signal.aborted) {
    const due = await context.step((db) => claim(db, context.companyId));
    if (due.length === 0) break;
    await Promise.all(due.map((message) => fetchOne(context, message)));
  }
  await context.step((db) => askForNext(db, context.companyId));
});

/** What could not be fetched is tried again when it is due. */
const askForNext = async (db: Kysely<DB>, companyId: number): Promise<void> => {
  const { rows } = await sql<{ due: string | null }>`
    select min(media_due_at) as due from whatsapp_message where company_id = ${companyId} and media_due_at is not null`.execute(
    db,
  );
  const due = rows[0]?.due;
  if (due) await enqueue(db, fetchMedia, {}, { key: 'whatsapp media', runAt: new Date(due) });
};

/** What is in somebody's hand is not due again before the pause to its next try is over: longer each time. */
const claim = async (db: Kysely<DB>, companyId: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    update whatsapp_message m set media_tries = m.media_tries + 1,
        media_due_at = now() + interval '10 minutes' * power(1.6, m.media_tries)
      from (select id from whatsapp_message where company_id = ${companyId} and media_due_at <= now()
             order by media_due_at limit ${atATime} for update skip locked) d
     where m.company_id = ${companyId} and m.id = d.id
    returning m.id, m.chat, m.number, m.content, m.media_tries`.execute(db);
  return rows;
};

const fetchOne = async (context: Steps, message: Due): Promise<void> => {
  const { companyId, services, step } = context;
  const type = said(message.content.type);
  const own = part(message.content[type]);
  const number = await step((db) => numberOf(db, companyId, message.number));
  const meta = number && metaOfNumber(services, number);
  // The number may be connected again in time.
  if (!meta) return;
  const fetched = await meta.media.download(said(own.id), number.phone_number_id);
  if (!fetched.ok) {
    const over = fetched.error.is === 'permanent' || message.media_tries >= mostTries;
    if (over) await giveUp(context, message, lostFiles.of.gone);
    return;
  }
  try {
    if (fetched.value.content.length > mostBytes) throw new LostFileFault(lostFiles.of.tooLarge);
    const [full, ...variants] = await formsOf(fetched.value.content, type);
    await step(async (db) => {
      const keeper = { services, db, companyId, userId: null, requestId: '' };
      const place = { kind: 'whatsapp_message' as const, recordId: message.id, name: said(own.filename) || type };
      const file = await keepFile(keeper, place, full, variants);
      // What its sender took back meanwhile is not kept: the file is purged, since nothing uses it.
      const { numAffectedRows } =
        await sql`update whatsapp_message set media = ${file}, media_due_at = null, media_error = null
         where company_id = ${companyId} and id = ${message.id} and revoked_at is null`.execute(db);
      if (!numAffectedRows) await removeFilesOf(db, companyId, 'whatsapp_message', message.id);
      await notify(db, companyId, 'whatsapp_chat', [message.chat]);
    });
  } catch (error) {
    if (error instanceof LostFileFault) return giveUp(context, message, error.why);
    if (error instanceof PictureFault) return giveUp(context, message, lostFiles.of.noPicture({ why: error.message }));
    // One that cannot be kept holds up no other: it is due again by itself.
    context.log.error({ message: message.id, why: withoutSecrets(error) }, 'a file that came could not be kept');
    if (message.media_tries >= mostTries) await giveUp(context, message, lostFiles.of.notKept);
  }
};

const giveUp = ({ step, companyId }: Steps, message: Due, why: LostFile) =>
  step(async (db) => {
    await db
      .updateTable('whatsapp_message')
      .set({ media_due_at: null, media_error: why })
      .where('company_id', '=', companyId)
      .where('id', '=', message.id)
      .execute();
    await notify(db, companyId, 'whatsapp_chat', [message.chat]);
  });

const numberOf = (db: Kysely<DB>, companyId: number, id: number): Promise<NumberRow | undefined> =>
  db
    .selectFrom('whatsapp_number')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'Connected')
    .executeTakeFirst();

/** Why a file that came is not kept. */
class LostFileFault extends Error {
  readonly why: LostFile;
  constructor(why: LostFile) {
    super(why.key);
    this.why = why;
  }
}

/** By its bytes, never by what its sender says of it. A picture or a video that is none is not kept. */
const formsOf = async (content: Buffer, kind: string): Promise<[FileBlob, ...FileBlob[]]> => {
  const type = contentTypeOf(content) ?? (kind === 'audio' ? audioTypeOf(content) : officeTypeOf(content));
  if (type && isPicture(type) && type !== 'image/heic') return remakePicture(content, { sizes: photoSizes });
  if (kind !== 'document' && !type?.startsWith(`${kind}/`) && !(kind === 'audio' && type?.startsWith('video/')))
    throw new LostFileFault(lostFiles.of.unlikeItsKind);
  return [{ name: 'full', content, content_type: type ?? 'application/octet-stream' }];
};
