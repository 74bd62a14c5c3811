import type { Assignee } from '@angan/contract/kit/nested.ts';
import type { LeadEvent, LeadInquiry } from '@angan/contract/lead-events/lead-event.ts';
import type { LeadProblem } from '@angan/contract/lead-events/problems.ts';
import {
  type FirstAnswerState,
  hasLink,
  type LeadResult,
  type LeadSource,
  type LeadWay,
} from '@angan/domain/leads/index.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import { failureMeaning } from '@angan/domain/whatsapp/errors.ts';
import { type WorkingHours, workingMinutes } from '@angan/domain/working-time.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inquiryRows, showInquiry, visibleInquiries } from '../../inquiries/index.ts';
import { assigneesOf, mayChange } from '../../records/index.ts';
import type { ReadLead } from '../portals/index.ts';
import { isToAnswer } from './visible-leads.ts';

/** A lead as it is read, before a role looks at it. */
export interface LeadRow {
  id: number;
  source: LeadSource;
  source_name: string;
  way: LeadWay;
  external_ref: string;
  received_at: string;
  asked_at: string | null;
  result: LeadResult;
  problem: LeadProblem | null;
  mobile_number: string;
  email: string;
  lead: ReadLead | null;
  inquiry_id: number | null;
  first_response_at: string | null;
  assigned: Assignee[];
  assigned_ids: number[];
  created_by: number | null;
  due_at: string | null;
  to_answer: boolean;
  is_kept_apart: boolean;
  facebook_form: number | null;
  lead_file: number | null;
  first_answer: {
    status: FirstAnswerState;
    sent_at: string | null;
    error_code: number | null;
    error_title: string;
  } | null;
}

/** What the office calls the source of a lead, as `e`: of a mail who wrote it, of a file where its leads come from. */
export const sourceName = sql<string>`coalesce(e.source_name, (select f.source_name from lead_file f
  where f.company_id = e.company_id and f.id = e.lead_file), e.source)`;

/** Leads of a company, as `e`, with their inquiries as `q`. */
export const leadRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('lead_event as e')
    .leftJoin('inquiry as q', (join) => join.onRef('q.company_id', '=', 'e.company_id').onRef('q.id', '=', 'e.inquiry'))
    .where('e.company_id', '=', companyId)
    .select([
      ...([
        'e.id',
        'e.source',
        'e.way',
        'e.external_ref',
        'e.received_at',
        'e.asked_at',
        'e.result',
        'e.problem',
      ] as const),
      ...([
        'e.mobile_number',
        'e.email',
        'e.lead',
        'e.created_by',
        'e.due_at',
        'e.is_kept_apart',
        'e.facebook_form',
        'e.lead_file',
      ] as const),
      sourceName.as('source_name'),
      sql`(select jsonb_build_object('status', a.status, 'sent_at', a.sent_at, 'error_code', a.error_code, 'error_title', a.error_title)
        from lead_first_answer a where a.company_id = e.company_id and a.lead_event = e.id)`.as('first_answer'),
      'e.inquiry as inquiry_id',
      'e.assigned_to as assigned_ids',
      sql`case when e.result = 'Created' then q.first_response_at end`.as('first_response_at'),
      isToAnswer.as('to_answer'),
      assigneesOf('e').as('assigned'),
    ])
    .$castTo<LeadRow>();

/** The inquiries of these leads that the reader may see, by id, read once for all. */
export const inquiriesOf = async (
  context: Context,
  ids: readonly (number | null)[],
): Promise<Map<number, LeadInquiry>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await inquiryRows(context.db, context.actor.companyId)
    .where(visibleInquiries(context.actor))
    .where('i.id', '=', (eb) => eb.fn.any(eb.val(wanted)))
    .execute();
  return new Map(rows.map((row) => [row.id, showInquiry(row, context)]));
};

/** Ways by which words come that nobody has looked at before. */
const ofStrangers: readonly LeadWay[] = ['Form', 'Share', 'File', 'Mail', 'Chat'];

/** A lead as its reader may see it. */
export const showLead = (
  row: LeadRow,
  { actor, services }: Context,
  inquiries: ReadonlyMap<number, LeadInquiry>,
  hours: WorkingHours,
): LeadEvent => {
  const { lead, inquiry_id, first_response_at, assigned, assigned_ids, mobile_number, ...plain } = row;
  const inquiry = inquiry_id === null ? null : (inquiries.get(inquiry_id) ?? null);
  const whole = actor.scope('inquiry:number') === 'all';
  // Of a locked contact the inquiry shows no name, and neither does what it came of.
  const isHidden = !whole && inquiry !== null && inquiry.contact.name === '';
  const until = first_response_at ? new Date(first_response_at) : row.to_answer ? services.now() : undefined;
  const said = (field: 'message' | 'listing' | 'project' | 'locality' | 'city' | 'bhk' | 'budget') =>
    lead?.[field] ?? '';
  return {
    ...plain,
    // Housing's is made of the number.
    external_ref: whole ? row.external_ref : '',
    name: isHidden ? '' : (lead?.name ?? ''),
    mobile_number: whole ? mobile_number : maskNumber(mobile_number),
    email: isHidden ? '' : row.email,
    message: said('message') || (lead?.label ?? ''),
    listing: said('listing'),
    project: said('project'),
    locality: said('locality'),
    city: said('city'),
    bhk: said('bhk'),
    budget: said('budget'),
    ad: lead?.ad ? { headline: lead.ad.headline, body: lead.ad.body, url: lead.ad.url } : null,
    first_answer: row.first_answer && {
      status: row.first_answer.status,
      sent_at: row.first_answer.sent_at,
      problem:
        row.first_answer.status === 'Failed'
          ? failureMeaning(row.first_answer.error_code, row.first_answer.error_title)
          : '',
    },
    has_link: ofStrangers.includes(row.way) && hasLink(`${lead?.name ?? ''} ${said('message')}`),
    is_verified: lead?.is_verified ?? false,
    contact: inquiry?.contact ?? null,
    inquiry,
    assigned_to: inquiry?.assigned_to ?? assigned,
    answered_at: first_response_at,
    waited_minutes: until ? workingMinutes(new Date(row.received_at), until, hours) : 0,
    may_edit: inquiry
      ? inquiry.may_edit
      : mayChange(actor, 'lead_event:edit', { created_by: row.created_by, assigned_ids }),
  };
};
