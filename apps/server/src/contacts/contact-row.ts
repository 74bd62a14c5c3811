import { contactColumnNames, contactTextNames, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { maskNumber, maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** A contact as it is read: its columns and the ids of its groups. The wire's other form of it is `Contact`. */
export const contactRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('contact as c')
    .where('c.company_id', '=', companyId)
    .select([
      'c.id',
      ...columns,
      'c.last_contacted_at',
      'c.last_contacted_how',
      'c.consent_status',
      'c.consent_at',
      'c.consent_how',
      'c.consent_text_version',
      'c.marketing_opt_out',
      'c.do_not_contact',
      'c.created_by',
      'c.created_date',
      'c.last_updated',
      'c.name_key',
    ])
    .select(
      sql<
        number[]
      >`array(select g.contactgroup_id from contact_in_group g where g.company_id = c.company_id and g.contact_id = c.id order by 1)`.as(
        'contactgroup',
      ),
    );
const columns = contactColumnNames.map((field) => `c.${field}` as const);

export type ContactRow = Awaited<ReturnType<ReturnType<typeof contactRows>['execute']>>[number];

/** Whether numbers are shown whole to this actor. */
export const seesNumbers = (actor: Actor): boolean => actor.scope('contact:number') === 'all';

/**
 * A contact as an actor may see it. A number also hides in free text, above all in a name that a phone made up from one,
 * so every text is read for numbers.
 */
export const showContact = (row: ContactRow, whole: boolean): Contact => {
  const {
    name_key: _,
    locked_contact,
    consent_status,
    consent_at,
    consent_how,
    consent_text_version,
    ...contact
  } = row;
  const shown = {
    ...contact,
    locked_contact: locked_contact ? 'true' : 'false',
    consent: { status: consent_status, at: consent_at, how: consent_how, text_version: consent_text_version },
  } as Contact;
  if (whole) return shown;
  for (const field of mobileFields) shown[field] = maskNumber(shown[field]);
  for (const field of contactTextNames) shown[field] = maskNumbersIn(shown[field]);
  return shown;
};
