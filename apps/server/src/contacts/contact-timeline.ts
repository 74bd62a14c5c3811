import { type ContactField, contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { ContactChange, type contactCalls, type TimelineEntry } from '@angan/contract/contacts/contacts.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import { contactTimelineSentences } from '@angan/contract/contacts/timeline-sentences.ts';
import { type FieldValue, type ValuedField, valuedField } from '@angan/contract/kit/field-values.ts';
import type { FieldKind } from '@angan/contract/kit/pairs.ts';
import { visibilityOf } from '@angan/domain/lookups/visibility.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import { contactCode } from '@angan/domain/people.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inEnglish } from '../core/english.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';
import type { Handler } from '../core/http/serve.ts';
import { pageNumber } from '../core/list.ts';
import { entriesPerPage, fieldChanges, type HappenedRow, timelinePage, whoDid } from '../core/timeline.ts';
import { type TaskHappening, taskHappening, taskSentence, taskTrail } from '../trails/index.ts';
import { seesNumbers } from './contact-row.ts';
import { findContact } from './find-contact.ts';
import { seesNote } from './sees-note.ts';

/** What of a contact people know as its fields. */
const fields = Object.keys(ContactChange.shape);
const kindOf = (name: string) => contactFields[name as ContactField]?.kind;
/** What a person wishes is yes or no, or a word of a list. */
const fieldOf = (name: string, sample: unknown): ValuedField | undefined => {
  if (!fields.includes(name)) return undefined;
  const kind = kindOf(name) ?? (typeof sample === 'boolean' ? 'flag' : 'choice');
  return valuedField({ label: contactFieldLabel(name), kind: shownAs[name] ?? kind });
};
const shownAs: Partial<Record<string, FieldKind>> = { source: 'text', locked_contact: 'choice' };

interface Entry extends HappenedRow {
  kind: string;
  how: TimelineEntry['how'];
  text: string | null;
  task: TaskHappening | null;
  /** The contact it happened to; another than the one asked for where that was merged into this one. */
  whose: number;
  whose_name: string;
}

/** Entries of a contact and of all who were merged into it, newest first. That these were deleted by it is no news. */
const entriesOf = async ({ actor, db }: Context, id: number, page: number) => {
  // What others do for the person is told to who sees everybody's tasks.
  const isTold =
    actor.scope('task:view') === 'all'
      ? sql`true`
      : sql`(t.assigned_to = ${actor.userId} or t.created_by = ${actor.userId})`;
  const found = await sql<Entry>`
    with recursive whole (id) as (
      select ${id}::bigint
      union all
      select c.id from whole w join contact c on c.company_id = ${actor.companyId} and c.merged_into = w.id
    )
    select e.id, e.kind, e.at, e.how, u.first_name, u.last_name, e.text, e.changes, e.task, e.whose, c.name as whose_name from (
      select 'audit-' || id as id, action as kind, at, null as how, user_id, null as text, changes, null::jsonb as task, entity_id as whose from audit_log
        where company_id = ${actor.companyId} and entity = 'contact' and entity_id in (select id from whole)
          and action in ('created', 'changed', 'deleted', 'restored', 'merged', 'unmerged')
          and (entity_id = ${id} or changes is null or not changes ? 'merged_into')
          -- That somebody spoke with the person is told as what was done, below.
          and (action <> 'changed' or changes - array['last_contacted_at', 'last_contacted_how'] <> '{}')
      union all
      select 'audit-' || id, action, (changes ->> 'at')::timestamptz, changes ->> 'how', user_id, null, null, null, entity_id from audit_log
        where company_id = ${actor.companyId} and entity = 'contact' and entity_id in (select id from whole) and action = 'contacted'
      union all
      select 'note-' || id, 'note', created_date, null, created_by, text, null, null, ${id} from note n
        where company_id = ${actor.companyId} and link_kind = 'contact' and link_id = ${id} and ${seesNote(actor)}
      union all
      select 'task-' || a.id, 'task', a.at, null, a.user_id, null, null, ${taskHappening(sql<null>`null::text`)}, ${id}
        ${taskTrail(actor.companyId, 'contact', sql`select id from whole`)} and ${isTold}
    ) e
      left join app_user u on u.company_id = ${actor.companyId} and u.id = e.user_id
      join contact c on c.company_id = ${actor.companyId} and c.id = e.whose
    order by e.at desc, e.id desc limit ${entriesPerPage + 1} offset ${(page - 1) * entriesPerPage}`.execute(db);
  return found.rows;
};

/** Notes and changes of a contact, newest first. Values are masked as the record itself is. */
export const contactTimeline: Handler<typeof contactCalls.timeline> = async ({ params, query }, context) => {
  const { actor, db } = context;
  const contact = await findContact(context, params.id);
  const page = pageNumber(query.page);
  const rows = await entriesOf(context, contact.id, page);
  const sources = await db
    .selectFrom('source')
    .select(['id', 'source_name'])
    .where('company_id', '=', actor.companyId)
    .execute();
  const sourceName = (id: unknown) => sources.find((row) => row.id === id)?.source_name ?? '';
  const whole = seesNumbers(actor);
  const masked = <T>(shown: T) => (whole ? shown : maskedAnswer(shown));
  const value = (name: string, stored: unknown): FieldValue => {
    if (name === 'source') return sourceName(stored);
    if (name === 'locked_contact') return visibilityOf(stored === true);
    return kindOf(name) === 'mobile' && !whole ? maskNumber(String(stored ?? '')) : masked(stored as FieldValue);
  };
  return timelinePage(context, `/properties/contacts/${contact.id}/timeline/`, page, rows, (row): TimelineEntry => {
    const { kind, text, sentence } = saidOf(row, contact.id);
    return {
      id: row.id,
      kind,
      at: row.at,
      how: row.how,
      by: whoDid(row),
      text: sentence ? inEnglish(contactTimelineSentences, sentence) : masked(text),
      sentence,
      changes: fieldChanges(row.changes, fieldOf, value),
    };
  });
};

/** What an entry is called and says: of merges, who came or went; of others than the contact itself, who they were. */
const saidOf = (row: Entry, contact: number): Pick<TimelineEntry, 'kind' | 'text' | 'sentence'> => {
  const kind = row.kind as TimelineEntry['kind'];
  const { of } = contactTimelineSentences;
  if (row.task) return { kind, text: '', sentence: of.task({ task: taskSentence(row.task) }) };
  const people = row.changes?.people?.[1] as { id: number; name: string }[] | undefined;
  if (people) return { kind, text: '', sentence: of.people({ people }) };
  const into = row.changes?.merged_into;
  if (into)
    return kind === 'deleted'
      ? { kind: 'merged', text: '', sentence: of.mergedInto({ code: contactCode(into[1] as number) }) }
      : { kind: 'unmerged', text: '', sentence: of.unmergedFrom({ code: contactCode(into[0] as number) }) };
  if (row.kind === 'note' || row.whose === contact) return { kind, text: row.text ?? '', sentence: null };
  return { kind, text: '', sentence: of.people({ people: [{ id: row.whose, name: row.whose_name }] }) };
};
