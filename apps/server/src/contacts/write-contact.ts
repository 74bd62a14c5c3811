import type { ContactInput } from '@angan/contract/contacts/contacts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import type { Contact } from '../core/database/schema.gen.ts';
import { fieldErrors } from '../core/errors.ts';
import { named } from '../core/named.ts';

type Fields = z.output<typeof ContactInput>;
type Change = Pick<Partial<Fields>, 'contactgroup'> & Updateable<Contact>;

/** Adds contacts in one statement each for the rows and for their groups; answers their ids in order. */
export const insertContacts = async ({ actor, db }: Context, rows: readonly Fields[]): Promise<number[]> => {
  const written = await db
    .insertInto('contact')
    .values(
      rows.map(({ contactgroup: _, ...fields }) => ({
        ...named(fields),
        mobile_number_1: fields.mobile_number_1,
        company_id: actor.companyId,
        created_by: actor.userId,
      })),
    )
    .returning(['id', 'created_date', 'locked_contact'])
    .execute();
  const memberships = written.flatMap((contact, i) =>
    (rows[i]!.contactgroup ?? []).map((contactgroup_id) => ({
      company_id: actor.companyId,
      contactgroup_id,
      contact_id: contact.id,
      created_date: contact.created_date,
      locked_contact: contact.locked_contact,
    })),
  );
  if (memberships.length) await db.insertInto('contact_in_group').values(memberships).execute();
  return written.map((contact) => contact.id);
};

/** Changes the fields that are named, and the groups where they are. */
export const updateContact = async ({ actor, db }: Context, id: number, { contactgroup, ...fields }: Change) => {
  const changes = named(fields);
  if (Object.keys(changes).length)
    await db
      .updateTable('contact')
      .set(changes)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();
  if (contactgroup) await setGroups({ actor, db }, id, contactgroup);
};

const setGroups = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number, groups: number[]) => {
  const known = groups.length
    ? await db
        .selectFrom('contactgroup')
        .select('id')
        .where('company_id', '=', actor.companyId)
        .where('id', 'in', groups)
        // Nobody is put by hand into a group by rule.
        .where('rule', 'is', null)
        .execute()
    : [];
  const missing = groups.find((group) => !known.some((row) => row.id === group));
  if (missing !== undefined) throw fieldErrors({ contactgroup: [drf.invalidPk(missing)] });
  await db
    .deleteFrom('contact_in_group')
    .where('company_id', '=', actor.companyId)
    .where('contact_id', '=', id)
    .where(sql<boolean>`contactgroup_id <> all (${groups}::bigint[])`)
    .execute();
  if (groups.length)
    await sql`insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, locked_contact)
      select company_id, g, id, created_date, locked_contact from contact, unnest(${groups}::bigint[]) g
       where company_id = ${actor.companyId} and id = ${id} on conflict do nothing`.execute(db);
};
