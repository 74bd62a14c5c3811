import type { Kysely } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** The oldest contact that has a number of ten digits as any of its five; for those who see numbers and locked contacts. */
export const contactWithNumber = async ({ actor, db }: Context, number: string): Promise<number | undefined> =>
  (await contactsWithNumbers(db, actor.companyId, [number])).get(number)?.[0];

/** For each number that anybody has as any of their five: the ids of those contacts, the oldest first. Any amount. */
export const contactsWithNumbers = async (
  db: Kysely<DB>,
  companyId: number,
  numbers: readonly string[],
): Promise<Map<string, number[]>> => {
  const found = new Map<string, number[]>();
  if (numbers.length === 0) return found;
  const rows = await db
    .selectFrom('contact_mobile')
    .select(['mobile', 'contact_id'])
    .where('company_id', '=', companyId)
    .where('mobile', '=', (eb) => eb.fn.any(eb.val(numbers)))
    .orderBy('contact_id')
    .execute();
  for (const { mobile, contact_id } of rows) found.set(mobile, [...(found.get(mobile) ?? []), contact_id]);
  return found;
};
