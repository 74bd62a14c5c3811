import { type Kysely, sql } from 'kysely';
import type { DB } from './database/schema.gen.ts';

/**
 * Takes the next number of a company's series, from 1. The counter's row is held until the transaction ends, so whoever
 * counts at the same moment waits; where the transaction fails, its number was never taken. So numbers have no gap, and
 * none comes twice.
 */
export const nextSerial = async (db: Kysely<DB>, companyId: number, counter: string): Promise<number> => {
  const { value } = await db
    .insertInto('company_counter')
    .values({ company_id: companyId, counter, value: 1 })
    .onConflict((on) => on.columns(['company_id', 'counter']).doUpdateSet({ value: sql`company_counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};
