import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** The bytes of a stored file of the own company; null where it is gone. Who may see it is the caller's to know. */
export const readContent = async ({ actor, db, services }: Context, id: number): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('stored_file')
    .select(['store_key', sql<string>`company_id::text`.as('company')])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  const found = row && (await services.store.get(`${row.company}/${row.store_key}/full`));
  if (!found) return null;
  const parts: Buffer[] = [];
  for await (const part of found) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
