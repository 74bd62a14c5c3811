import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import type { DemoContact } from './contact.ts';
import { insertRows } from './insert-rows.ts';
import type { Knowledge } from './knowledge.ts';
import type { WrittenOffice } from './written-office.ts';

/** A contact's fields as columns of its table; those that are not given are left out. */
export const columnsOf = (given: Partial<DemoContact>, { sources }: WrittenOffice): Record<string, unknown> => {
  const { name, mobiles, email, address, comment, locked_contact } = given;
  const numbers = mobiles ? mobileFields.map((field, i) => [field, mobiles[i] ?? ''] as const) : [];
  const columns = { name, ...Object.fromEntries(numbers), email, address, comment, locked_contact };
  const source = 'source' in given ? { source: given.source ? idIn(sources, given.source) : null } : {};
  return { ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)), ...source };
};

/** The id that a name stands for. Throws where a list of the demo names what was not written. */
export const idIn = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo names what it did not make: ${name}`);
  return id;
};

/** Writes contacts with what is known of each, and who is in which group; answers their ids in the order given. */
export const writePeople = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  contacts: readonly DemoContact[],
  known: readonly Knowledge[],
) => {
  const rows = contacts.map((contact, i) => {
    const at = officeMoment(office.now, contact.age);
    const { last, consentAge, ...knowledge } = known[i]!;
    const contacted = last && officeMoment(office.now, last.age);
    return {
      company_id: office.id,
      ...columnsOf(contact, office),
      ...knowledge,
      consent_at: consentAge === null ? null : officeMoment(office.now, consentAge),
      last_contacted_at: contacted,
      last_contacted_how: last?.how ?? '',
      created_by: idIn(office.users, contact.created_by),
      created_date: at,
      last_updated: contacted ?? at,
    };
  });
  const ids = await insertRows(client, 'contact', rows);
  const memberships = contacts.flatMap(({ groups, locked_contact }, i) =>
    groups.map((group) => ({
      company_id: office.id,
      contactgroup_id: idIn(office.groups, group),
      contact_id: ids[i]!,
      created_date: rows[i]!.created_date,
      is_hidden: false,
      locked_contact,
    })),
  );
  await insertRows(client, 'contact_in_group', memberships, 'contact_id');
  await insertRows(client, 'audit_log', contactedTrail(office, ids, known));
  return ids;
};

/** That people were called, as the trail has it. */
const contactedTrail = (office: WrittenOffice, ids: readonly number[], known: readonly Knowledge[]) =>
  known.flatMap(({ last }, i) => {
    if (!last) return [];
    const at = officeMoment(office.now, last.age);
    const record = { entity: 'contact', entity_id: ids[i], action: 'contacted', changes: { how: last.how, at } };
    return { company_id: office.id, at, user_id: idIn(office.users, last.by), ...record };
  });
