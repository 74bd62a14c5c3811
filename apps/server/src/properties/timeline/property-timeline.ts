import { type MovePart, movePart } from '@angan/contract/properties/move-parts.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import { type PropertyTimelineEntry, pricedFields } from '@angan/contract/properties/property-history.ts';
import { propertyTimelineSentences } from '@angan/contract/properties/timeline-sentences.ts';
import type { TaskSentence } from '@angan/contract/tasks/task-sentences.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import { seesNote } from '../../contacts/index.ts';
import type { Actor, Context } from '../../core/context.ts';
import { inEnglish } from '../../core/english.ts';
import { maskedAnswer } from '../../core/http/mask-answer.ts';
import type { Handler } from '../../core/http/serve.ts';
import { pageNumber } from '../../core/list.ts';
import { entriesPerPage, fieldChanges, type HappenedRow, timelinePage, whoDid } from '../../core/timeline.ts';
import { ownCondition, typeIdsOf } from '../../records/index.ts';
import { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from '../../trails/index.ts';
import { seesVault } from '../show-property.ts';
import { findProperty } from '../visible-properties.ts';
import { fieldOf, valuesOf } from './values.ts';

interface Entry extends HappenedRow {
  kind:
    | 'created'
    | 'changed'
    | 'deleted'
    | 'restored'
    | 'moved'
    | 'asked'
    | 'verified'
    | 'price'
    | 'file'
    | 'visit'
    | 'task'
    | 'note'
    | 'people';
  text: string | null;
  /** Of a move, a request and a verification: what was said with it. */
  said: Record<string, unknown> | null;
}

/** Columns whose changes are told in another way: as moves, prices and verifications; the vault as its reader may see it. */
const toldElsewhere: readonly string[] = [
  ...['status', 'status_reason', 'hold_until', 'closed_by', 'closed_price', 'closed_on', 'lease_end', 'deal_states'],
  ...['asked', 'last_verified_at', 'verified_by', 'size_sqft', 'sale_price_total', 'rent_total', 'city'],
  ...pricedFields,
];

/** Of an inquiry that came to see it, the code where the reader works on it; it is told without otherwise. */
const inquiryCode = (actor: Actor) => {
  const all = actor.scope('inquiry:view') === 'all';
  return sql<string | null>`case when ${all} or not i.locked_inquiry and i.property_type = any (${typeIdsOf(actor)})
    and ${ownCondition('i', actor, true)} then i.inquiry_code end`;
};

const entriesOf = async (
  { actor, db }: Context,
  id: number,
  /** Fields that are no part of a plain change, and prices that the reader may not see. */
  { hidden, unseen }: { hidden: readonly string[]; unseen: readonly string[] },
  page: number,
) => {
  const trail = (actions: readonly string[]) =>
    sql`company_id = ${actor.companyId} and entity = 'property' and entity_id = ${id} and action = any (${actions}::text[])`;
  const mine = sql`select id from property_contact where company_id = ${actor.companyId} and property_id = ${id}`;
  const found = await sql<Entry>`
    select e.*, u.first_name, u.last_name from (
      select 'audit-' || id as id, action as kind, at, user_id, null as text,
          changes - ${hidden}::text[] as changes, null::jsonb as said
        from audit_log where ${trail(['created', 'changed', 'deleted', 'restored'])}
          and (action <> 'changed' or changes - ${hidden}::text[] <> '{}')
      union all
      select 'audit-' || id, action, at, user_id, null, null, changes
        from audit_log where ${trail(['moved', 'asked', 'verified'])}
      union all
      select 'task-' || a.id, ${taskKind}, a.at, a.user_id, null, null, ${taskHappening(inquiryCode(actor))}
        ${taskTrail(actor.companyId, 'property', sql`${id}`)}
      union all
      select 'price-' || id, 'price', created_date, created_by, null,
          jsonb_build_object(field, jsonb_build_array(old_price, new_price)), null
        from property_price_change
       where company_id = ${actor.companyId} and property_id = ${id} and field <> all (${unseen}::text[])
      union all
      select 'audit-' || a.id, 'people', a.at, a.user_id, null, case a.action
          when 'created' then jsonb_build_object('other_contacts', jsonb_build_array('', l.role))
          when 'removed' then jsonb_build_object('other_contacts', jsonb_build_array(a.changes -> 'row' -> 0 ->> 'role', ''))
        end, null
        from audit_log a
        left join property_contact l on l.company_id = a.company_id and l.id = a.entity_id
       where a.company_id = ${actor.companyId} and a.entity = 'property_contact' and a.action in ('created', 'removed')
         and (a.entity_id in (${mine}) or (a.changes -> 'row' -> 0 ->> 'property_id')::bigint = ${id})
      union all
      select 'audit-' || a.id, 'changed', a.at, a.user_id, case a.action when 'created' then 'Lease' end, a.changes, null
        from audit_log a
       where a.company_id = ${actor.companyId} and a.entity = 'preleased' and a.action in ('created', 'changed')
         and a.entity_id in (select id from preleased where company_id = ${actor.companyId} and property_id = ${id})
      union all
      select 'audit-' || a.id, 'file', a.at, a.user_id, f.kind || substr(a.action, 5), null, null
        from audit_log a
        join property_file f on f.company_id = a.company_id and f.id = (a.changes ->> 'file')::bigint
       where a.company_id = ${actor.companyId} and a.entity = 'property' and a.entity_id = ${id}
         and a.action in ('file added', 'file deleted', 'file restored') and (f.kind <> 'document' or ${!unseen.length})
      union all
      select 'note-' || id, 'note', created_date, created_by, text, null, null from note n
        where company_id = ${actor.companyId} and link_kind = 'property' and link_id = ${id} and ${seesNote(actor)}
    ) e
      left join app_user u on u.company_id = ${actor.companyId} and u.id = e.user_id
    order by e.at desc, e.id desc limit ${entriesPerPage + 1} offset ${(page - 1) * entriesPerPage}`.execute(db);
  return found.rows;
};

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was said with a move or a request, in the order in which a person would say it. */
const partsOf = (said: Record<string, unknown>): MovePart[] => [
  ...(word(said.reason) ? [movePart.reason({ reason: word(said.reason) })] : []),
  ...(word(said.hold_until) ? [movePart.until({ day: word(said.hold_until) })] : []),
  ...(typeof said.price === 'number' ? [movePart.price({ price: said.price })] : []),
  ...(word(said.closed_by) ? [movePart.closedBy({ who: word(said.closed_by) })] : []),
  ...(word(said.lease_end) ? [movePart.lease({ day: word(said.lease_end) })] : []),
  ...(word(said.note) ? [movePart.note({ note: word(said.note) })] : []),
];

/** Everything that happened with a property, newest first, masked as the record itself is. */
export const propertyTimeline: Handler<typeof propertyCalls.timeline> = async ({ params, query }, context) => {
  const row = await findProperty(context, params.id);
  const page = pageNumber(query.page);
  const unseen: readonly string[] = seesVault(context.actor, row) ? [] : vaultFieldNames;
  const rows = await entriesOf(context, row.id, { hidden: [...toldElsewhere, ...unseen], unseen }, page);
  const value = await valuesOf(context, rows);
  const whole = context.actor.scope('property:owner_number') === 'all';
  const masked = (text: string) => (whole ? text : maskNumbersIn(text));
  return timelinePage(
    context,
    `/properties/property/${row.id}/timeline/`,
    page,
    rows,
    (entry): PropertyTimelineEntry => {
      const { kind, text, changes, sentence: said } = told(entry);
      const sentence = said && (whole ? said : maskedAnswer(said));
      return {
        id: entry.id,
        kind,
        at: entry.at,
        by: whoDid(entry),
        text: sentence ? inEnglish(propertyTimelineSentences, sentence) : masked(text),
        sentence,
        changes: fieldChanges(changes, fieldOf, value),
      };
    },
  );
};

/** 'Floor plan added' for 'floor_plan added'. */
const fileInWords = (text: string): string => {
  const words = text.replace('image', 'photo').replace('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a client said goes with the client: whoever may not know who it was reads how it went, and no more. */
const taskOf = (task: TaskHappening): TaskSentence => {
  const isTold = !task.is_clients || task.of !== null || task.feedback === null;
  return taskSentence(isTold ? task : { ...task, feedback: { ...task.feedback!, note: '' }, reason: '' });
};

type Told = Pick<PropertyTimelineEntry, 'kind' | 'text' | 'sentence'> & { changes: HappenedRow['changes'] };

/** What an entry is called and says. */
const told = (entry: Entry): Told => {
  const said = entry.said ?? {};
  const parts = partsOf(said);
  const { of } = propertyTimelineSentences;
  const nothing = { text: '', sentence: null, changes: null };
  switch (entry.kind) {
    case 'moved':
      return {
        ...{ kind: 'status', text: '', changes: { status: [said.from, said.to] } },
        sentence: parts.length > 0 ? of.moved({ parts }) : null,
      };
    case 'asked': {
      const to = word(said.to);
      return { ...nothing, kind: 'asked', sentence: parts.length > 0 ? of.askedWith({ to, parts }) : of.asked({ to }) };
    }
    case 'verified':
      return { ...nothing, kind: 'verified', sentence: of.verified({ answer: word(said.answer) }) };
    case 'file':
      return { ...nothing, kind: 'file', sentence: of.file({ what: fileInWords(entry.text ?? '') }) };
    case 'visit':
    case 'task':
      return { ...nothing, kind: entry.kind, sentence: of.task({ task: taskOf(said as unknown as TaskHappening) }) };
    case 'people':
      return { ...nothing, kind: 'changed', changes: entry.changes };
    default:
      return {
        ...{ kind: entry.kind, changes: entry.changes },
        ...(entry.text === 'Lease' && entry.kind === 'changed'
          ? { text: '', sentence: of.lease }
          : { text: entry.text ?? '', sentence: null }),
      };
  }
};
