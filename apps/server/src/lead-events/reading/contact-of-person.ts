import { sql } from 'kysely';
import { contactWithNumber, insertContacts } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from './person.ts';

/**
 * The contact of a person: the oldest who has one of the numbers as any of theirs, else who has the e-mail; else a new
 * one. Answers undefined where a person has neither.
 */
export const contactOfPerson = async (
  context: Context,
  person: Person,
  source: number,
): Promise<number | undefined> => {
  const [first, second = '', third = ''] = person.mobiles;
  for (const mobile of person.mobiles) {
    const known = await contactWithNumber(context, mobile);
    if (known) return known;
  }
  if (!first) {
    const known = await contactWithEmail(context, person.email);
    if (known) return known;
  }
  if (!first && !person.email) return undefined;
  const [id] = await insertContacts(context, [
    {
      name: person.name,
      mobile_number_1: first ?? '',
      mobile_number_2: second,
      mobile_number_3: third,
      email: person.email,
      source,
    } as never,
  ]);
  return id!;
};

const contactWithEmail = async ({ db, actor }: Context, email: string): Promise<number | undefined> => {
  if (email === '') return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from contact where company_id = ${actor.companyId} and not is_deleted and email_key = lower(${email})
     order by id limit 1`.execute(db);
  return rows[0]?.id;
};
