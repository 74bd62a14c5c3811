import type { PropertyFileKind } from '@angan/contract/properties/property-files.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { mayChange } from '../../records/index.ts';
import { seesVault } from '../show-property.ts';
import { visibleProperties } from '../visible-properties.ts';

/**
 * A property whose files the actor may change; 404 where it is not theirs to see, 403 where not theirs to change.
 * `locked`: nobody else adds, orders or deletes its files until the transaction ends.
 */
export const changeableProperty = async (context: Context, id: number, locked: 'locked' | 'unlocked') => {
  const { actor, db } = context;
  const found = db
    .selectFrom('property as p')
    .select(['p.id', 'p.created_by', 'p.assigned_to as assigned_ids'])
    .where(visibleProperties(actor))
    .where('p.id', '=', id);
  const property = await (locked === 'locked' ? found.forNoKeyUpdate() : found).executeTakeFirst();
  if (!property) throw notFound();
  if (!mayChange(actor, 'property:edit', property)) throw forbidden();
  return property;
};
export type ChangeableProperty = Awaited<ReturnType<typeof changeableProperty>>;

/** Documents are of the vault: who may not see them does not change them either. */
export const checkKind = ({ actor }: Context, property: ChangeableProperty, kind: PropertyFileKind): void => {
  if (kind === 'document' && !seesVault(actor, property)) throw forbidden();
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
