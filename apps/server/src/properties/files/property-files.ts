import {
  type PropertyFileKind,
  type PropertyFiles,
  type propertyFileCalls,
  propertyFileTexts,
} from '@angan/contract/properties/property-files.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { seesVault } from '../show-property.ts';
import { deriveAgain } from '../stored-property.ts';
import { addFile, checkRoom } from './add-file.ts';
import { becomeCover, handCoverOn, orderFiles } from './arrange.ts';
import { forgetLater } from './expiry.ts';
import { coverOf, filesOf } from './file-columns.ts';
import { changeableProperty, checkKind } from './reach.ts';
import { showCover, showFiles } from './show-files.ts';

/** The files of a property as its reader may see them. */
const shown = async (context: Context, id: number): Promise<PropertyFiles> => {
  const { actor, db } = context;
  const row = await db
    .selectFrom('property as p')
    .select(['p.created_by', coverOf('p').as('cover_file'), filesOf('p').as('files')])
    .where('p.company_id', '=', actor.companyId)
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...showCover(row.cover_file, context), ...showFiles(row.files, seesVault(actor, row), context) };
};

/** The same after pictures came or went: they count for how complete the property is. */
const counted = async (context: Context, id: number): Promise<PropertyFiles> => {
  await deriveAgain(context.db, context.actor.companyId, [id]);
  return shown(context, id);
};

interface At {
  readonly id: number;
  readonly file_id: number;
}

/** One file that the actor may change, its property locked; 404 where there is none, or it is (not) deleted. */
const changeable = async (context: Context, { id, file_id }: At, is_deleted: boolean) => {
  const { actor, db } = context;
  const property = await changeableProperty(context, id, 'locked');
  const file = await db
    .selectFrom('property_file')
    .select(['id', 'kind', 'is_cover'])
    .where('company_id', '=', actor.companyId)
    .where('property_id', '=', id)
    .where('id', '=', file_id)
    .where('is_deleted', '=', is_deleted)
    .executeTakeFirst();
  if (!file) throw notFound();
  const kind = file.kind as PropertyFileKind;
  checkKind(context, property, kind);
  return { ...file, kind };
};

const set = ({ actor, db }: Context, id: number, values: { caption?: string; is_deleted?: boolean }) =>
  db.updateTable('property_file').set(values).where('company_id', '=', actor.companyId).where('id', '=', id).execute();

export const propertyFileHandlers: Handlers<typeof propertyFileCalls> = {
  async add({ params, body }, context) {
    await addFile(context, params.id, body);
    return counted(context, params.id);
  },

  async order({ params, body }, context) {
    checkKind(context, await changeableProperty(context, params.id, 'locked'), body.kind);
    await orderFiles(context, params.id, body.kind, body.ids);
    return shown(context, params.id);
  },

  async update({ params, body: { caption, is_cover } }, context) {
    const file = await changeable(context, params, false);
    if (is_cover && file.kind !== 'image') throw fieldErrors({ is_cover: [propertyFileTexts.coverIsImage] });
    if (is_cover === false && file.is_cover) throw fieldErrors({ is_cover: [propertyFileTexts.coverStays] });
    if (is_cover && !file.is_cover) await becomeCover(context, params.id, file.id);
    if (caption !== undefined) await set(context, file.id, { caption });
    return shown(context, params.id);
  },

  async remove({ params }, context) {
    const file = await changeable(context, params, false);
    await set(context, file.id, { is_deleted: true });
    if (file.is_cover) await handCoverOn(context, params.id);
    await forgetLater(context, file.id);
    return counted(context, params.id);
  },

  async restore({ params }, context) {
    const file = await changeable(context, params, true);
    await checkRoom(context, params.id, file.kind);
    if (file.is_cover) await becomeCover(context, params.id, file.id);
    await set(context, file.id, { is_deleted: false });
    // The last photo of all may have gone meanwhile, and this one was never the cover.
    if (file.kind === 'image') await handCoverOn(context, params.id);
    return counted(context, params.id);
  },
};
