import { demoLogins } from '@angan/contract/demo/logins.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type pg from 'pg';
import type { Context } from '../core/context.ts';
import { loanHandlers, loanPartHandlers } from '../loans/index.ts';
import { actAs, actingIn } from './act-as.ts';
import { officeMoment } from './calendar.ts';
import { backdateTrail } from './insert-rows.ts';
import { officeMinutes } from './offices.ts';
import { type DemoLoan, demoLoans, type LoanStep } from './words/loans.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

const lakh = 100_000;
const bankId = (name: string) => banks.find((row) => row.bank === name)!.id;
const typeId = (isCommercial: boolean) =>
  propertyTypes.find((row) => row.property_type === (isCommercial ? 'Commercial' : 'Residential'))!.id;
const emailOf = (by: DemoLoan['by']) => demoLogins.find(({ first_name }) => first_name === by)!.email;
const dayIn = (at: Date) => new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 10);

interface For {
  readonly inquiry: number;
  readonly property: number;
}

/** Inquiries of buyers, each with a home of its kind that is on sale, whose people nobody hides. */
const recordsOf = async (client: pg.PoolClient, company: number, property_type: number): Promise<For[]> => {
  const { rows } = await client.query<For>(
    `select i.id as inquiry, p.id as property
       from (select i.id, row_number() over (order by i.id desc) as place from inquiry i
          join contact c on c.company_id = i.company_id and c.id = i.contact and not c.locked_contact
         where i.company_id = $1 and i.property_type = $2 and not i.locked_inquiry and 1 = any (i.deal_type)) i
       join (select p.id, row_number() over (order by p.id desc) as place from property p
         where p.company_id = $1 and p.property_type = $2 and not p.locked_property and p.status = 'Available'
           and p.sale_price_total between 3000000 and 20000000) p on p.place = i.place
      order by i.place limit 20`,
    [company, property_type],
  );
  return rows;
};

/** What a step of a loan says in the call that moves it. */
const bodyOf = ({ to, note, reject_reason, sanctioned, roi, bank, app_no }: LoanStep, loan: DemoLoan, day: string) => ({
  to,
  ...(note !== undefined && { note }),
  ...(reject_reason && { reject_reason }),
  ...(bank && { bank: bankId(bank) }),
  ...(app_no && { app_no, login_date: day }),
  ...(sanctioned && {
    sanctioned_amount: Math.round(loan.required * sanctioned) * 1000,
    sanction_date: day,
    roi,
    rate_kind: 'Floating',
    tenure_months: 240,
    processing_fee: 11_800,
  }),
});

/** What happened with a loan, in its order: its steps, and the money that came between them. */
const courseOf = ({ steps, paid = [] }: DemoLoan) =>
  [
    ...steps.map((step) => ({ age: step.age, step, payment: undefined })),
    ...paid.map((payment) => ({ age: payment.age, step: undefined, payment })),
  ].toSorted((a, b) => b.age - a.age);

const add = async (context: Context, loan: DemoLoan, of: For | undefined, at: Date) => {
  const { follow_up } = loan;
  const next = follow_up === undefined ? null : new Date(at.getTime() + follow_up * 86_400_000);
  return loanHandlers.create(
    {
      body: {
        loan_type: loan.loan_type,
        employment: loan.employment,
        required_amount: loan.required * lakh,
        property_value: loan.value === undefined ? null : loan.value * lakh,
        monthly_income: loan.income,
        existing_emi: loan.existing_emi ?? null,
        cibil: loan.cibil,
        roi: 8.5,
        tenure_months: 240,
        inquiry: of?.inquiry,
        property: loan.value === undefined ? null : of?.property,
        next_follow_up: next && `${dayIn(next)}T11:00:00+05:30`,
        ...(loan.by !== 'Meena' && { payout_percent: 0.5 }),
      },
    } as never,
    context,
  );
};

const writeDocuments = async (client: pg.PoolClient, company: number, id: number, loan: DemoLoan) => {
  const cleared = loan.steps.some(({ to }) => to === 'Sanctioned');
  await client.query(
    `update loan_document d set status = case when n.place % 3 = 0 and not $4 then 'Sent' when $4 then 'Cleared' else 'Received' end
       from (select id, row_number() over (order by id) as place from loan_document where company_id = $1 and loan = $2) n
      where d.company_id = $1 and d.id = n.id and n.place <= $3`,
    [company, id, loan.in_hand, cleared],
  );
  if (loan.query)
    await client.query(
      `update loan_document set status = 'Query', note = $4 where company_id = $1 and loan = $2 and item = $3`,
      [company, id, loan.query.item, loan.query.note],
    );
  await client.query(
    `update loan l set documents_in_hand = (select count(*) from loan_document d where d.company_id = l.company_id and d.loan = l.id
       and d.status <> 'Needed') where l.company_id = $1 and l.id = $2`,
    [company, id],
  );
};

/** What the lender that leads does about a loan just now. */
const remark = (client: pg.PoolClient, company: number, id: number, text: string) =>
  client.query(`update loan_application set reason = $3 where company_id = $1 and loan = $2 and is_lead`, [
    ...[company, id, text],
  ]);

/** Writes loans at every stage by the product's own calls, as those who have them, each at its moment; answers what lenders were asked since. */
export const writeLoans = async (client: pg.PoolClient, office: WrittenOffice): Promise<DemoPayout[]> => {
  const payouts: DemoPayout[] = [];
  const homes = await recordsOf(client, office.id, typeId(false));
  const shops = await recordsOf(client, office.id, typeId(true));
  for (const loan of demoLoans.toReversed()) {
    const email = emailOf(loan.by);
    // Steps back and payouts are the owners' to write; whose it is stands on it.
    const as = (age: number) => actAs(client, office, demoLogins[0]!.email, moment(office, age));
    const { id } = await add(await as(loan.age), loan, (loan.is_commercial ? shops : homes).pop(), office.now);
    for (const { age, step, payment } of courseOf(loan)) {
      const day = dayIn(moment(office, age));
      const context = await as(age);
      if (step) {
        await loanHandlers.move({ params: { id }, body: bodyOf(step, loan, day) } as never, context);
        if (step.remark) await remark(client, office.id, id, step.remark);
      }
      if (payment)
        await loanPartHandlers.addDisbursement(
          { params: { id }, body: { date: day, amount: payment.lakhs * lakh, paid_to: payment.to } } as never,
          context,
        );
    }
    if (loan.payout) payouts.push({ loan: id, ...daysOf(loan.payout, (age) => dayIn(moment(office, age))) });
    await writeDocuments(client, office.id, id, loan);
    await backdate(client, office, id, loan, idIn(office.users, email));
  }
  await actingIn(client, '', '');
  // Of what happened before the office opened today nobody is told anew.
  await client.query(`delete from user_alert where company_id = $1 and kind = 'Loan stage changed'`, [office.id]);
  await backdateTrail(client, office.id, 'loan');
  await tellParts(client, office.id);
  await backdatePayouts(client, office.id);
  return payouts;
};

/** What became of a payout: the days on which its lender was asked, and on which it came. */
export interface DemoPayout {
  readonly loan: number;
  readonly invoiced: string;
  readonly received: string | undefined;
}
const daysOf = ({ invoiced, received }: NonNullable<DemoLoan['payout']>, dayOf: (age: number) => string) => ({
  invoiced: dayOf(invoiced),
  received: received === undefined ? undefined : dayOf(received),
});

/** Payouts, and the lenders as contacts, are as old as the first disbursement. */
const backdatePayouts = async (client: pg.PoolClient, company: number) => {
  await client.query(
    `update commission m set created_date = (select min(x.date)::timestamp + interval '12 hours' from loan_disbursement x
        where x.company_id = m.company_id and x.loan = m.loan)
      where m.company_id = $1 and m.loan is not null`,
    [company],
  );
  // Which says that what it sees was changed now.
  await client.query('alter table contact disable trigger touch');
  await client.query(
    `update contact c set created_date = n.day, last_updated = n.day
       from (select payer, min(created_date) as day from commission where company_id = $1 and loan is not null group by payer) n
      where c.company_id = $1 and c.id = n.payer`,
    [company],
  );
  await client.query('alter table contact enable trigger touch');
  await client.query(
    `delete from audit_log where company_id = $1 and action = 'changed' and entity_id in (select contact from lender where company_id = $1)
        and entity = 'contact' or company_id = $1 and action = 'changed' and entity = 'commission'
        and entity_id in (select id from commission where company_id = $1 and loan is not null)`,
    [company],
  );
  await backdateTrail(client, company, 'contact');
  await backdateTrail(client, company, 'commission');
};

/** The trail of what loans consist of says when each part came, and nothing of the changes by which the seed made it so. */
const tellParts = async (client: pg.PoolClient, company: number) => {
  await client.query(
    `delete from audit_log where company_id = $1 and action = 'changed'
       and entity in ('loan', 'loan_document', 'loan_application')`,
    [company],
  );
  for (const table of ['loan_document', 'loan_application', 'loan_disbursement'])
    await client.query(
      `update audit_log a set at = r.created_date, user_id = l.created_by
         from ${table} r join loan l on l.company_id = r.company_id and l.id = r.loan
        where a.company_id = $1 and a.entity = $2 and r.company_id = a.company_id and r.id = a.entity_id`,
      [company, table],
    );
};

const moment = (office: WrittenOffice, age: number) => officeMoment(office.now, officeMinutes(age));

/** Dates a loan and its steps back, and gives it to who has it. */
const backdate = async (client: pg.PoolClient, office: WrittenOffice, id: number, loan: DemoLoan, by: number) => {
  const { rows } = await client.query<{ id: number }>(
    'select id from loan_stage_move where company_id = $1 and loan = $2 order by id',
    [office.id, id],
  );
  const ages = courseOf(loan).map(({ age }) => age);
  for (const [place, move] of rows.entries())
    await client.query('update loan_stage_move set at = $3, by = $4 where company_id = $1 and id = $2', [
      ...[office.id, move.id, moment(office, ages[place] ?? loan.age), by],
    ]);
  await client.query(
    'update loan set created_date = $3, stage_since = $4, created_by = $5, assigned_to = array[$5::bigint] where company_id = $1 and id = $2',
    [office.id, id, moment(office, loan.age), moment(office, ages.at(-1) ?? loan.age), by],
  );
  await client.query('update loan_document set created_date = $3 where company_id = $1 and loan = $2', [
    ...[office.id, id, moment(office, loan.age)],
  ]);
  await client.query(
    `update loan_application set created_date = coalesce(login_date::timestamp + interval '11 hours', $3)
      where company_id = $1 and loan = $2`,
    [office.id, id, moment(office, loan.age)],
  );
  await client.query(
    `update loan_disbursement set created_date = date::timestamp + interval '12 hours' where company_id = $1 and loan = $2`,
    [office.id, id],
  );
};
