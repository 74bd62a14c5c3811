import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { mediaRenewedAfterDays } from '@angan/domain/whatsapp/templates/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { MetaAnswer, MetaApi } from '../meta/index.ts';
import { readStored } from './read-stored.ts';

/** A number that sends, with Meta's API by its token. */
export interface Uploader {
  readonly companyId: number;
  readonly number: number;
  readonly phoneNumberId: string;
  readonly meta: MetaApi;
}
type Step = <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T>;

export interface Upload {
  readonly media_id: string;
  /** Until when it is used; Meta knows it for some days more. Milliseconds. */
  readonly until: number;
}

const dayMs = 24 * 60 * 60 * 1000;
export const renewedAfterMs = mediaRenewedAfterDays * dayMs;

/** Meta's id of a file for a number; undefined where Meta has none, or is about to forget it. */
export const knownUpload = async (
  db: Kysely<DB>,
  { companyId, number }: Pick<Uploader, 'companyId' | 'number'>,
  file: number,
  now: Date,
): Promise<Upload | undefined> => {
  const row = await db
    .selectFrom('whatsapp_upload')
    .select(['media_id', 'uploaded_at'])
    .where('company_id', '=', companyId)
    .where('file', '=', file)
    .where('number', '=', number)
    .executeTakeFirst();
  const until = row ? Date.parse(row.uploaded_at) + renewedAfterMs : 0;
  return row && until > now.getTime() ? { media_id: row.media_id, until } : undefined;
};

/** Puts a file of ours to Meta in the name of a number, and keeps Meta's id of it. No transaction is open meanwhile. */
export const uploadFile = async (
  services: Services,
  step: Step,
  { companyId, number, phoneNumberId, meta }: Uploader,
  id: number,
): Promise<MetaAnswer<Upload>> => {
  const file = await step((db) =>
    db
      .selectFrom('stored_file')
      .select(['name', 'content_type', 'store_key'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (!file) return gone;
  const content = await readStored(services, companyId, file.store_key);
  const put = await meta.media.upload(phoneNumberId, { name: file.name, type: file.content_type, content });
  if (!put.ok) return put;
  const now = services.now();
  await step((db) => keep(db, { companyId, number, file: id, media_id: put.value.id, uploaded_at: now.toISOString() }));
  return { ok: true, value: { media_id: put.value.id, until: now.getTime() + renewedAfterMs } };
};

/** The file may have been removed while it was sent; then its id is for nobody. */
const keep = (
  db: Kysely<DB>,
  row: { companyId: number; file: number; number: number; media_id: string; uploaded_at: string },
) =>
  sql`insert into whatsapp_upload (company_id, file, number, media_id, uploaded_at)
      select company_id, id, ${row.number}, ${row.media_id}, ${row.uploaded_at} from stored_file
       where company_id = ${row.companyId} and id = ${row.file} for share
    on conflict (company_id, file, number) do update set media_id = excluded.media_id, uploaded_at = excluded.uploaded_at`.execute(
    db,
  );

/** As if Meta had refused the file: it is this one message's trouble. */
const gone: MetaAnswer<never> = {
  ok: false,
  error: { is: 'permanent', code: 131053, subcode: 0, title: mediaTexts.gone, message: mediaTexts.gone, details: '' },
};
