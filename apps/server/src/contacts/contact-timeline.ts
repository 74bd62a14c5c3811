import {
  ContactChange,
  type contactCalls,
  mobileFields,
  type TimelineEntry,
} from '@angan/contract/contacts/contacts.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { maskNumber, maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Handler } from '../core/http/serve.ts';
import { seesNumbers } from './contact-row.ts';
import { findContact } from './find-contact.ts';

const perPage = 50;
/** What of a contact people know as its fields. */
const fields = Object.keys(ContactChange.shape);
const dates = ['date_of_birth', 'anniversary'];

interface Entry {
  id: string;
  kind: string;
  at: string;
  how: TimelineEntry['how'];
  first_name: string | null;
  last_name: string | null;
  text: string | null;
  changes: Record<string, [unknown, unknown]> | null;
}

/** Notes and changes of a contact, newest first. Values are masked as the record itself is. */
export const contactTimeline: Handler<typeof contactCalls.timeline> = async ({ params, query }, context) => {
  const { actor, db } = context;
  const contact = await findContact(context, params.id);
  const page = Math.max(1, Number(query.page) || 1);
  const found = await sql<Entry>`
    select e.id, e.kind, e.at, e.how, u.first_name, u.last_name, e.text, e.changes from (
      select 'audit-' || id as id, action as kind, at, null as how, user_id, null as text, changes from audit_log
        where company_id = ${actor.companyId} and entity = 'contact' and entity_id = ${params.id}
          and action in ('created', 'changed', 'deleted', 'restored')
          -- That somebody spoke with the person is told as what was done, below.
          and (action <> 'changed' or changes - array['last_contacted_at', 'last_contacted_how'] <> '{}')
      union all
      select 'audit-' || id, action, (changes ->> 'at')::timestamptz, changes ->> 'how', user_id, null, null from audit_log
        where company_id = ${actor.companyId} and entity = 'contact' and entity_id = ${params.id} and action = 'contacted'
      union all
      select 'note-' || id, 'note', created_date, null, created_by, text, null from note
        where company_id = ${actor.companyId} and link_kind = 'contact' and link_id = ${params.id}
    ) e left join app_user u on u.company_id = ${actor.companyId} and u.id = e.user_id
    order by e.at desc, e.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(db);
  const sources = await db
    .selectFrom('source')
    .select(['id', 'source_name'])
    .where('company_id', '=', actor.companyId)
    .execute();
  const sourceName = (id: unknown) => sources.find((row) => row.id === id)?.source_name ?? '';
  const whole = seesNumbers(actor);
  const value = (field: string, given: unknown): string => {
    if (field === 'source') return sourceName(given);
    if (field === 'locked_contact') return given ? 'Owner/Co-Owner' : 'All User';
    if (typeof given === 'boolean') return given ? 'Yes' : '';
    if (Array.isArray(given)) return given.join(', ');
    const text = dates.includes(field) ? formatDate(String(given ?? '')) : String(given ?? '');
    if (whole) return text;
    return (mobileFields as readonly string[]).includes(field) ? maskNumber(text) : maskNumbersIn(text);
  };
  const results = found.rows.slice(0, perPage).map(
    (row): TimelineEntry => ({
      id: row.id,
      kind: row.kind as TimelineEntry['kind'],
      at: row.at,
      how: row.how,
      by: [row.first_name, row.last_name].filter(Boolean).join(' '),
      text: whole ? (row.text ?? '') : maskNumbersIn(row.text ?? ''),
      changes: Object.entries(row.changes ?? {})
        .filter(([field]) => fields.includes(field))
        .map(([field, [from, to]]) => ({
          field: contactFieldLabel(field),
          from: value(field, from),
          to: value(field, to),
        })),
    }),
  );
  const path = `${context.services.settings.publicUrl}/properties/contacts/${contact.id}/timeline/`;
  return { results, next: found.rows.length > perPage ? `${path}?page=${page + 1}` : null };
};
