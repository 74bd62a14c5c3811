import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

/** A record as far as revealing its number asks of it. */
export interface Revealable {
  readonly id: number;
  readonly contact_id: number | null;
  readonly created_by: number | null;
  readonly assigned_ids: readonly number[];
}

/** The person behind a record, with their numbers. Nobody known, and somebody locked, is the same 404. */
export const personBehind = async ({ actor, db }: Context, { contact_id }: Revealable) => {
  if (contact_id === null) throw notFound();
  const person = await db
    .selectFrom('contact as c')
    .select(['c.id', 'c.name', 'c.created_by', 'c.created_date', 'c.locked_contact', ...mobileFields])
    .select(
      sql<SqlBool>`exists (select 1 from audit_log a where a.company_id = c.company_id and a.entity = 'contact'
        and a.entity_id = c.id and a.changes ?| ${mobileFields}::text[])`.as('was_changed'),
    )
    .where('c.company_id', '=', actor.companyId)
    .where('c.id', '=', contact_id)
    .executeTakeFirst();
  if (!person || (person.locked_contact && actor.scope('contact:locked') === 'none')) throw notFound();
  const numbers = [...new Set(mobileFields.map((field) => person[field]).filter((number) => number !== ''))];
  return { ...person, numbers };
};
export type PersonBehind = Awaited<ReturnType<typeof personBehind>>;

/** Whether the actor typed these numbers in today, in India, and nobody has changed one since: they tell them nothing. */
export const typedToday = ({ actor, services }: Context, person: PersonBehind): boolean =>
  person.created_by === actor.userId &&
  !person.was_changed &&
  dayInIndia(person.created_date) === dayInIndia(services.now());
