import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { type FileHolder, mayChange } from '../../records/index.ts';
import { seesVault } from '../show-property.ts';
import { deriveAgain } from '../stored-property.ts';
import { visibleProperties } from '../visible-properties.ts';

/** A property's files: documents are of the vault, and pictures count for how complete it is. */
export const filesOfProperties: FileHolder = {
  one: 'property',
  async changeable({ actor, db }, id, locked) {
    const found = db
      .selectFrom('property as p')
      .select(['p.id', 'p.created_by', 'p.assigned_to as assigned_ids'])
      .where(visibleProperties(actor))
      .where('p.id', '=', id);
    const property = await (locked === 'locked' ? found.forNoKeyUpdate() : found).executeTakeFirst();
    if (!property) throw notFound();
    if (!mayChange(actor, 'property:edit', property)) throw forbidden();
    return property;
  },
  seesDocuments: seesVault,
  counted: ({ actor, db }, id) => deriveAgain(db, actor.companyId, [id]),
};

/** Whether the actor may see a stored file of a property: not a deleted one; a document with the vault right only. */
export const maySeePropertyFile = async (
  { actor, db }: Context,
  propertyId: number,
  fileId: number,
): Promise<boolean | 'on record'> => {
  const found = await db
    .selectFrom('property_file as f')
    .innerJoin('property as p', (join) =>
      join.onRef('p.company_id', '=', 'f.company_id').onRef('p.id', '=', 'f.property_id'),
    )
    .select(['f.kind', 'p.created_by'])
    .where(visibleProperties(actor))
    .where('p.id', '=', propertyId)
    .where('f.file', '=', fileId)
    .where('f.is_deleted', '=', false)
    .executeTakeFirst();
  if (found?.kind !== 'document') return found !== undefined;
  return seesVault(actor, found) && 'on record';
};
