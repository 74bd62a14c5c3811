import {
  type RecordFileCalls,
  type RecordFileKind,
  type RecordFiles,
  recordFileTexts,
} from '@angan/contract/files/record-files.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { keepHiddenNumbers } from '../../core/keep-hidden-numbers.ts';
import { addFile, checkRoom } from './add-file.ts';
import { becomeCover, handCoverOn, orderFiles } from './arrange.ts';
import { forgetLater } from './expiry.ts';
import { coverOf, filesOf } from './file-columns.ts';
import { checkKind, type FileHolder, filesTable, ofRecord } from './holder.ts';
import { showCover, showFiles } from './show-files.ts';

interface At {
  readonly id: number;
  readonly file_id: number;
}

/** The calls of a kind of record's files: who changes what is told by its holder, all else is the same. */
export const fileHandlers = (holder: FileHolder): Handlers<RecordFileCalls> => {
  /** The files of a record as its reader may see them. */
  const shown = async (context: Context, id: number): Promise<RecordFiles> => {
    const { actor, db } = context;
    const row = await db
      .selectFrom(sql<{ created_by: number | null }>`${sql.table(holder.one)}`.as('r'))
      .select(['r.created_by', coverOf(holder.one, 'r').as('cover_file'), filesOf(holder.one, 'r').as('files')])
      .where(sql.ref('r.company_id'), '=', actor.companyId)
      .where(sql.ref('r.id'), '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...showCover(row.cover_file, context),
      ...showFiles(row.files, holder.seesDocuments(actor, row), context),
    };
  };

  /** The same after files came or went. */
  const counted = async (context: Context, id: number): Promise<RecordFiles> => {
    await holder.counted?.(context, id);
    return shown(context, id);
  };

  /** One file that the actor may change, its record locked; 404 where there is none, or it is (not) deleted. */
  const changeable = async (context: Context, { id, file_id }: At, is_deleted: boolean) => {
    const record = await holder.changeable(context, id, 'locked');
    const file = await context.db
      .selectFrom(filesTable(holder))
      .select(['id', 'kind', 'is_cover', 'caption'])
      .where(ofRecord(holder, context, id))
      .where('id', '=', file_id)
      .where('is_deleted', '=', is_deleted)
      .executeTakeFirst();
    if (!file) throw notFound();
    const kind = file.kind as RecordFileKind;
    checkKind(holder, context, record, kind);
    return { ...file, kind };
  };

  const set = ({ actor, db }: Context, id: number, values: { caption?: string; is_deleted?: boolean }) =>
    db
      .updateTable(filesTable(holder))
      .set(values)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();

  return {
    async add({ params, body }, context) {
      await addFile(holder, context, params.id, body);
      return counted(context, params.id);
    },

    async order({ params, body }, context) {
      checkKind(holder, context, await holder.changeable(context, params.id, 'locked'), body.kind);
      await orderFiles(holder, context, params.id, body);
      return shown(context, params.id);
    },

    async update({ params, body: { caption, is_cover } }, context) {
      const file = await changeable(context, params, false);
      if (is_cover && file.kind !== 'image') throw fieldErrors({ is_cover: [recordFileTexts.coverIsImage] });
      if (is_cover === false && file.is_cover) throw fieldErrors({ is_cover: [recordFileTexts.coverStays] });
      if (is_cover && !file.is_cover) await becomeCover(holder, context, params.id, file.id);
      if (caption !== undefined) await set(context, file.id, keepHiddenNumbers(context.actor, file, { caption }));
      return shown(context, params.id);
    },

    async remove({ params }, context) {
      const file = await changeable(context, params, false);
      await set(context, file.id, { is_deleted: true });
      if (file.is_cover) await handCoverOn(holder, context, params.id);
      await forgetLater(holder.one, context, file.id);
      return counted(context, params.id);
    },

    async restore({ params }, context) {
      const file = await changeable(context, params, true);
      await checkRoom(holder, context, params.id, file.kind);
      if (file.is_cover) await becomeCover(holder, context, params.id, file.id);
      await set(context, file.id, { is_deleted: false });
      // The last photo of all may have gone meanwhile, and this one was never the cover.
      if (file.kind === 'image') await handCoverOn(holder, context, params.id);
      return counted(context, params.id);
    },
  };
};
