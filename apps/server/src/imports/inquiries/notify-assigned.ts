import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { tellAssignedTogether } from '../../inquiries/index.ts';
import type { Migration } from '../engine/stored.ts';

/** Notifies everybody once of the inquiries that the import has brought them, however many. */
export const notifyAssigned = async (
  db: Kysely<DB>,
  { company_id, id, file_name, created_by }: Pick<Migration, 'company_id' | 'id' | 'file_name' | 'created_by'>,
): Promise<void> => {
  const added = await db
    .selectFrom('data_migration_record')
    .select('record_id')
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('is_created', '=', true)
    .execute();
  const ids = added.map(({ record_id }) => record_id);
  await tellAssignedTogether(db, ids, { by: created_by, key: `import ${id} given`, file: file_name });
};
