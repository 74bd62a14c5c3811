import { mobileFields } from '@angan/contract/contacts/contacts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { contactRows } from './contact-row.ts';

/** The oldest contact that has a number of ten digits as any of its five; for those who see numbers and locked contacts. */
export const contactWithNumber = async ({ actor, db }: Context, number: string): Promise<number | undefined> => {
  // The search goes by the trigram index and finds the digits anywhere, so the numbers themselves are compared after it.
  const found = sql<{
    id: number;
  }>`(select id from search_contacts(array[${`%${number}%`}], false, null, null, null, null, null,
    'created_date', null, null, 50, 0, 50))`;
  const row = await contactRows(db, actor.companyId)
    .where('c.id', 'in', found as never)
    .where((eb) => eb.or(mobileFields.map((field) => eb(`c.${field}`, '=', number))))
    .orderBy('c.id')
    .executeTakeFirst();
  return row?.id;
};
