import { recordPictureSizes } from '@angan/contract/files/files.ts';
import {
  type RecordFileCalls,
  type RecordFileKind,
  recordFileRules,
  recordFileTexts,
} from '@angan/contract/files/record-files.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { removeFile, saveFile } from '../../core/files/index.ts';
import type { PictureForm } from '../../core/files/pictures.ts';
import { refuseOverPlan } from '../../plans/index.ts';
import { checkKind, type FileHolder, filesTable, ofRecord, recordColumn } from './holder.ts';

const shown: PictureForm = { sizes: Object.values(recordPictureSizes) };
/** A page that was photographed has to stay readable, and is on no card. */
const papers: PictureForm = { sizes: [], side: 4000 };

/**
 * Adds a file to a record. The slow part, making pictures smaller and storing them, comes before the lock under which
 * the files are counted; what is then one too many is purged with its transaction.
 */
export const addFile = async (
  holder: FileHolder,
  context: Context,
  id: number,
  { kind, file, caption, upload_key }: Received<RecordFileCalls['add']>['body'],
): Promise<void> => {
  checkKind(holder, context, await holder.changeable(context, id, 'unlocked'), kind);
  if (!file) throw fieldErrors({ file: [drf.required] });
  if (await isThere(holder, context, id, upload_key)) return;
  const { bytes, types } = recordFileRules[kind];
  if (file.content.byteLength > bytes) throw fieldErrors({ file: [recordFileTexts.tooLarge(kind)] });
  await checkRoom(holder, context, id, kind);
  if (kind !== 'video') await refuseOverPlan(context, 'picture_bytes', file.content.byteLength);
  const stored = await saveFile(context, file, {
    kind: holder.one,
    recordId: id,
    field: 'file',
    only: { types, refusal: recordFileTexts.wrongType[kind] },
    pictureForm: kind === 'document' ? papers : shown,
  });

  const { actor, db } = context;
  await holder.changeable(context, id, 'locked');
  // The same upload from two windows at the same moment.
  if (await isThere(holder, context, id, upload_key)) return removeFile(db, actor.companyId, stored);
  await checkRoom(holder, context, id, kind);
  const files = sql.table(filesTable(holder));
  await db
    .insertInto(filesTable(holder))
    .values({
      company_id: actor.companyId,
      [recordColumn(holder)]: id,
      kind,
      file: stored,
      sort: sql`(select coalesce(max(sort), 0) + 1 from ${files} where ${ofRecord(holder, context, id)} and kind = ${kind})`,
      is_cover:
        kind === 'image'
          ? sql<boolean>`not exists (select from ${files} where ${ofRecord(holder, context, id)} and kind = 'image' and not is_deleted)`
          : false,
      caption: caption ?? '',
      upload_key: upload_key ?? null,
      created_by: actor.userId,
    } as never)
    .execute();
};

const filesOf = (holder: FileHolder, context: Context, id: number) =>
  context.db.selectFrom(filesTable(holder)).where(ofRecord(holder, context, id));

/** Whether the upload came before, and only its answer got lost. */
const isThere = async (holder: FileHolder, context: Context, id: number, key: string | undefined): Promise<boolean> =>
  key !== undefined &&
  (await filesOf(holder, context, id).where('upload_key', '=', key).select('id').executeTakeFirst()) !== undefined;

/** Refuses one more of a kind where there are as many as may be. */
export const checkRoom = async (
  holder: FileHolder,
  context: Context,
  id: number,
  kind: RecordFileKind,
): Promise<void> => {
  const { count } = await filesOf(holder, context, id)
    .where('kind', '=', kind)
    .where('is_deleted', '=', false)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= recordFileRules[kind].most) throw fieldErrors({ file: [recordFileTexts.tooMany(holder.one, kind)] });
};
