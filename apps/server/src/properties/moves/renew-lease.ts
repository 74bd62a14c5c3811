import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { holdProperty } from '../stored-property.ts';
import { comeBack } from './come-back.ts';

/** The tenant of what is Rented stays on until `lease_end`, and the property comes back on offer only before that. */
export const renewLease = async (context: Context, id: number, lease_end: string): Promise<void> => {
  const { actor, db, services } = context;
  const row = await holdProperty(context, id);
  await db
    .updateTable('property')
    .set({ lease_end })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  const details = { from: row.status, to: row.status, lease_end, note: '' };
  await sql`select note_access('moved', 'property', ${id}, ${JSON.stringify(details)}::jsonb)`.execute(db);
  await comeBack(db, id, { ...row, lease_end }, dayInIndia(services.now()));
};
