import { type PropertyFileKind, propertyFileTexts } from '@angan/contract/properties/property-files.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';

/** All of these hold the property's lock: exactly one of its photos is the cover as long as it has any. */

const filesOf = ({ actor, db }: Context, propertyId: number) =>
  db.updateTable('property_file').where('company_id', '=', actor.companyId).where('property_id', '=', propertyId);

/** Makes a photo the cover instead of the one that is; a deleted one that was it loses the claim too. */
export const becomeCover = async (context: Context, propertyId: number, id: number): Promise<void> => {
  await filesOf(context, propertyId)
    .where('is_cover', '=', true)
    .where('id', '<>', id)
    .set({ is_cover: false })
    .execute();
  await filesOf(context, propertyId)
    .where('id', '=', id)
    .where('is_cover', '=', false)
    .set({ is_cover: true })
    .execute();
};

/** Makes the first photo the cover where none is. The deleted one keeps its mark, so that undo gives it back. */
export const handCoverOn = async (context: Context, propertyId: number): Promise<void> => {
  const { companyId } = context.actor;
  const first = sql`(select id from property_file where company_id = ${companyId} and property_id = ${propertyId}
    and kind = 'image' and not is_deleted order by sort, id limit 1)`;
  await filesOf(context, propertyId)
    .where(sql<SqlBool>`id = ${first} and not exists (select from property_file where company_id = ${companyId}
      and property_id = ${propertyId} and is_cover and not is_deleted)`)
    .set({ is_cover: true })
    .execute();
};

/** Puts the files of a kind in order. Refuses a list that is not of all of them: then somebody else was quicker. */
export const orderFiles = async (
  context: Context,
  propertyId: number,
  kind: PropertyFileKind,
  ids: readonly number[],
): Promise<void> => {
  const { actor, db } = context;
  const files = await db
    .selectFrom('property_file')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('property_id', '=', propertyId)
    .where('kind', '=', kind)
    .where('is_deleted', '=', false)
    .execute();
  if (files.length !== ids.length || files.some(({ id }) => !ids.includes(id)))
    throw fieldErrors({ ids: [propertyFileTexts.otherOrder] });
  await filesOf(context, propertyId)
    .where('id', 'in', ids)
    .set({ sort: sql`array_position(${ids}::bigint[], id)` })
    .execute();
};
