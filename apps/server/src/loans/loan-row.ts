import { namesOf } from '@angan/contract/kit/presented.ts';
import { loanFields } from '@angan/contract/loans/loan-fields.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { type RawBuilder, sql } from 'kysely';
import { type PayoutOfLoan, payoutColumn } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { areasOf, assigneesOf, type ContactColumns, visibleLoans } from '../records/index.ts';

type Own = Pick<
  Loan,
  | 'id'
  | 'loan_code'
  | 'bank'
  | keyof typeof loanFields
  | 'disbursed_amount'
  | 'documents_total'
  | 'documents_in_hand'
  | 'stage'
  | 'left_stage'
  | 'stage_since'
  | 'assigned_to'
  | 'next_follow_up'
  | 'inquiry'
  | 'property'
  | 'deal'
  | 'created_by'
  | 'created_date'
  | 'last_updated'
>;
/** A loan as it is read, before a role looks at it. */
export type LoanRow = Own & {
  applicant: ContactColumns;
  co_applicants: ContactColumns[];
  bank_executive: ContactColumns | null;
  assigned_ids: number[];
  /** What its commissions come to; null as long as it has none, and for who has nothing to do with payouts. */
  payout: PayoutOfLoan | null;
};

const fieldColumns = namesOf(loanFields).map((name) => `l.${name}` as const);

const person = sql`json_build_object('contact_id', c.id, 'contact_name', c.name, 'contact_number', c.mobile_number_1,
  'contact_is_locked', c.locked_contact)`;
const personOf = (column: 'applicant' | 'bank_executive') =>
  sql`(select ${person} from contact c where c.company_id = l.company_id and c.id = ${sql.ref(`l.${column}`)})`;

/** Who was merged since stands there as whom they became. */
const coApplicants = sql`(select coalesce(json_agg(${person} order by o.place), '[]')
  from unnest(l.co_applicants) with ordinality as o (id, place)
  join contact c on c.company_id = l.company_id and c.id = person_now(l.company_id, o.id))`;

const propertyOf = ({ actor }: Context) => sql`(select json_build_object('id', p.id, 'property_code', p.property_code,
    'property_type', p.property_type, 'property_subtype', p.property_subtype, 'bhk', p.bhk, 'unit_no', p.unit_no, 'wing', p.wing,
    'sale_price_total', p.sale_price_total, 'area', ${areasOf('p')}, 'society_name', (select json_build_object('id', s.id,
      'society_name', s.society_name) from society s where s.company_id = p.company_id and s.id = p.society_name))
  from property p where p.id = l.property and ${visibleProperties(actor)})`;

const inquiryOf = ({ actor }: Context) => sql`(select json_build_object('id', i.id, 'inquiry_code', i.inquiry_code)
  from inquiry i where i.id = l.inquiry and ${visibleInquiries(actor)})`;

const dealOf = ({ actor }: Context): RawBuilder<unknown> =>
  actor.scope('deal:view') === 'none'
    ? sql`null::json`
    : sql`(select json_build_object('id', d.id, 'deal_code', d.deal_code, 'stage', d.stage)
        from deal d where d.company_id = l.company_id and d.id = l.deal and not d.is_deleted)`;

/** The loans that the actor may see, as `l`, with what stands beside them. */
export const loanRows = (context: Context) =>
  context.db
    .selectFrom('loan as l')
    .where(visibleLoans(context.actor))
    .select(['l.id', 'l.loan_code', 'l.bank', 'l.stage', 'l.left_stage', 'l.stage_since', 'l.disbursed_amount'])
    .select(['l.documents_total', 'l.documents_in_hand', 'l.next_follow_up', 'l.assigned_to as assigned_ids'])
    .select(['l.created_by', 'l.created_date', 'l.last_updated'])
    .select(fieldColumns)
    .select([
      personOf('applicant').as('applicant'),
      coApplicants.as('co_applicants'),
      personOf('bank_executive').as('bank_executive'),
      propertyOf(context).as('property'),
      inquiryOf(context).as('inquiry'),
      dealOf(context).as('deal'),
      assigneesOf('l').as('assigned_to'),
      (context.actor.scope('loan:payout') === 'none' ? sql`null::json` : payoutColumn).as('payout'),
    ])
    .$castTo<LoanRow>();
