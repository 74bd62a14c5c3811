import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

const letters = { property: 'P', inquiry: 'Q', tour: 'V', deal: 'D', loan: 'L' } as const;

/** Takes the next `count` codes of a company, 'P-000123' and on. Whoever comes at the same moment waits and gets others. */
export const nextCodes = async (
  db: Kysely<DB>,
  companyId: number,
  kind: keyof typeof letters,
  count: number,
): Promise<string[]> => {
  const { value } = await db
    .insertInto('company_counter')
    .values({ company_id: companyId, counter: `${kind}_code`, value: count })
    .onConflict((on) =>
      on.columns(['company_id', 'counter']).doUpdateSet({ value: sql`company_counter.value + ${count}` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Array.from(
    { length: count },
    (_, index) => `${letters[kind]}-${String(value - count + index + 1).padStart(6, '0')}`,
  );
};
