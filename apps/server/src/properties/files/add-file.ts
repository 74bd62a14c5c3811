import { propertyPictureSizes } from '@angan/contract/files/files.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import {
  type PropertyFileKind,
  type propertyFileCalls,
  propertyFileRules,
  propertyFileTexts,
} from '@angan/contract/properties/property-files.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { removeFile, saveFile } from '../../core/files/index.ts';
import type { PictureForm } from '../../core/files/pictures.ts';
import { changeableProperty, checkKind } from './reach.ts';

const shown: PictureForm = { sizes: Object.values(propertyPictureSizes) };
/** A page that was photographed has to stay readable, and is on no card. */
const papers: PictureForm = { sizes: [], side: 4000 };

/**
 * Adds a file to a property. The slow part, making pictures smaller and storing them, comes before the lock under which
 * the files are counted; what is then one too many is purged with its transaction.
 */
export const addFile = async (
  context: Context,
  id: number,
  { kind, file, caption, upload_key }: Received<typeof propertyFileCalls.add>['body'],
): Promise<void> => {
  checkKind(context, await changeableProperty(context, id, 'unlocked'), kind);
  if (!file) throw fieldErrors({ file: [drf.required] });
  if (await isThere(context, id, upload_key)) return;
  const { bytes, types } = propertyFileRules[kind];
  if (file.content.byteLength > bytes) throw fieldErrors({ file: [propertyFileTexts.tooLarge(kind)] });
  await checkRoom(context, id, kind);
  const stored = await saveFile(context, file, {
    kind: 'property',
    recordId: id,
    field: 'file',
    only: { types, refusal: propertyFileTexts.wrongType[kind] },
    pictureForm: kind === 'document' ? papers : shown,
  });

  const { actor, db } = context;
  await changeableProperty(context, id, 'locked');
  // The same upload from two windows at the same moment.
  if (await isThere(context, id, upload_key)) return removeFile(db, actor.companyId, stored);
  await checkRoom(context, id, kind);
  await db
    .insertInto('property_file')
    .values({
      company_id: actor.companyId,
      property_id: id,
      kind,
      file: stored,
      sort: sql`(select coalesce(max(sort), 0) + 1 from property_file
        where company_id = ${actor.companyId} and property_id = ${id} and kind = ${kind})`,
      is_cover:
        kind === 'image'
          ? sql<boolean>`not exists (select from property_file where company_id = ${actor.companyId}
        and property_id = ${id} and kind = 'image' and not is_deleted)`
          : false,
      caption: caption ?? '',
      upload_key: upload_key ?? null,
      created_by: actor.userId,
    })
    .execute();
};

const filesOf = ({ actor, db }: Context, id: number) =>
  db.selectFrom('property_file').where('company_id', '=', actor.companyId).where('property_id', '=', id);

/** Whether the upload came before, and only its answer got lost. */
const isThere = async (context: Context, id: number, key: string | undefined): Promise<boolean> =>
  key !== undefined &&
  (await filesOf(context, id).where('upload_key', '=', key).select('id').executeTakeFirst()) !== undefined;

/** Refuses one more of a kind where there are as many as may be. */
export const checkRoom = async (context: Context, id: number, kind: PropertyFileKind): Promise<void> => {
  const { count } = await filesOf(context, id)
    .where('kind', '=', kind)
    .where('is_deleted', '=', false)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= propertyFileRules[kind].most) throw fieldErrors({ file: [propertyFileTexts.tooMany(kind)] });
};
