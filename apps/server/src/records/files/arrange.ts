import { type RecordFileKind, recordFileTexts } from '@angan/contract/files/record-files.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { type FileHolder, filesTable, ofRecord } from './holder.ts';

/** All of these hold the record's lock: exactly one of its photos is the cover as long as it has any. */

const filesOf = (holder: FileHolder, context: Context, recordId: number) =>
  context.db.updateTable(filesTable(holder)).where(ofRecord(holder, context, recordId));

/** Makes a photo the cover instead of the one that is; a deleted one that was it loses the claim too. */
export const becomeCover = async (
  holder: FileHolder,
  context: Context,
  recordId: number,
  id: number,
): Promise<void> => {
  await filesOf(holder, context, recordId)
    .where('is_cover', '=', true)
    .where('id', '<>', id)
    .set({ is_cover: false })
    .execute();
  await filesOf(holder, context, recordId)
    .where('id', '=', id)
    .where('is_cover', '=', false)
    .set({ is_cover: true })
    .execute();
};

/** Makes the first photo the cover where none is. The deleted one keeps its mark, so that undo gives it back. */
export const handCoverOn = async (holder: FileHolder, context: Context, recordId: number): Promise<void> => {
  const files = sql.table(filesTable(holder));
  const own = ofRecord(holder, context, recordId);
  const first = sql`(select id from ${files} where ${own} and kind = 'image' and not is_deleted order by sort, id limit 1)`;
  await filesOf(holder, context, recordId)
    .where(
      sql<SqlBool>`id = ${first} and not exists (select from ${files} where ${own} and is_cover and not is_deleted)`,
    )
    .set({ is_cover: true })
    .execute();
};

/** Puts the files of a kind in order. Refuses a list that is not of all of them: then somebody else was quicker. */
export const orderFiles = async (
  holder: FileHolder,
  context: Context,
  recordId: number,
  { kind, ids }: { kind: RecordFileKind; ids: readonly number[] },
): Promise<void> => {
  const files = await context.db
    .selectFrom(filesTable(holder))
    .select('id')
    .where(ofRecord(holder, context, recordId))
    .where('kind', '=', kind)
    .where('is_deleted', '=', false)
    .execute();
  if (files.length !== ids.length || files.some(({ id }) => !ids.includes(id)))
    throw fieldErrors({ ids: [recordFileTexts.otherOrder] });
  await filesOf(holder, context, recordId)
    .where('id', 'in', ids)
    .set({ sort: sql`array_position(${ids}::bigint[], id)` })
    .execute();
};
