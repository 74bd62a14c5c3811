import { usualProjectStatus } from '@angan/contract/projects/project-list.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** Adds projects as a list tells them, each in the city of its first area; answers their ids in that order. */
export const insertProjects = async (
  db: Kysely<DB>,
  { companyId, createdBy }: { readonly companyId: number; readonly createdBy: number | null },
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const areas = await db.selectFrom('area').select(['id', 'city']).where('company_id', '=', companyId).execute();
  const cityOf = new Map(areas.map(({ id, city }) => [id, city]));
  const inserted = await db
    .insertInto('project')
    .values(
      rows.map(({ contact: _, ...row }) => ({
        ...row,
        status: row.status ?? usualProjectStatus,
        city: cityOf.get((row.area as number[])[0]!),
        company_id: companyId,
        created_by: createdBy,
      })) as never,
    )
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
};
