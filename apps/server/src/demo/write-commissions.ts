import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { PaymentMode } from '@angan/domain/lookups/deals.ts';
import type pg from 'pg';
import {
  insertReceipt,
  issuePaper,
  moveCommission,
  openCommissions,
  paySplit,
  readTerms,
  sendLetter,
  setSplits,
  updateReceipt,
} from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { followedPapers, followedReceipts } from '../loans/index.ts';
import { actAs, actingIn } from './act-as.ts';
import { datedAt } from './insert-rows.ts';
import type { DemoPayout } from './write-loans.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

interface Deal {
  readonly id: number;
  readonly begun: string;
}
interface Commission {
  readonly id: number;
  readonly net: number;
  readonly tds: number;
}

/** Noon of a day in India. */
const at12 = (day: string) => `${day}T12:00:00+05:30`;

/** What happens to a payer's brokerage after its invoice, by the place of its deal: dues of every age are left. */
type Course = 'open' | 'part' | 'paid' | 'disputed' | 'certificate' | 'reminded';
const courses: readonly Course[] = ['paid', 'reminded', 'disputed', 'part', 'certificate', 'open', 'open', 'open'];
const modes: readonly PaymentMode[] = ['NEFT', 'UPI', 'Cheque'];

/** Something that is done on a day of the office's past. */
interface Event {
  readonly day: string;
  readonly run: (context: Context) => Promise<unknown>;
}

/** Deals that have come to their token, the oldest first. */
const dealsOf = async (client: pg.PoolClient, company: number): Promise<Deal[]> =>
  (
    await client.query<Deal>(
      `select id, (created_date at time zone 'Asia/Kolkata')::date::text as begun from deal
        where company_id = $1 and not is_deleted and stage not in ('Negotiation', 'Booking Form', 'Cancelled')
        order by created_date, id`,
      [company],
    )
  ).rows;

const commissionsOf = async (client: pg.PoolClient, deal: number): Promise<Commission[]> =>
  (
    await client.query<Commission>(
      `select id, (select m.total - m.tds from commission_milestone m where m.company_id = c.company_id and m.commission = c.id order by m.place limit 1)::float as net,
          (select m.tds from commission_milestone m where m.company_id = c.company_id and m.commission = c.id order by m.place limit 1)::float as tds
         from commission c where c.deal = $1 and c.taxable > 0 order by c.id`,
      [deal],
    )
  ).rows;

const agree = (client: pg.PoolClient, context: Context, id: number, day: string) =>
  readTerms(context, id).then((content) =>
    client.query(`update commission set terms_method = 'OTP', terms_at = $2, terms_content = $3 where id = $1`, [
      id,
      `${day}T12:10:00+05:30`,
      JSON.stringify(content),
    ]),
  );

/** What follows on an invoice of `day`. */
const afterwards = (course: Course, { id, net, tds }: Commission, day: string, at: number): Event[] => {
  const receipt = (on: string, share: number): Event => ({
    day: on,
    run: (context) =>
      insertReceipt(context, id, {
        date: on,
        credited_on: null,
        amount: Math.round(net * share),
        tds_amount: Math.round(tds * share),
        mode: modes[at % modes.length]!,
        ref_no: `HDFCN26${310 + at}`,
        bank: 'HDFC Bank',
      }),
  });
  const letter = (on: string, tone: 'Friendly' | 'Firm', channel: 'WhatsApp' | 'Call'): Event => ({
    day: on,
    run: (context) => sendLetter(context, id, { about: 'Payment', tone, language: 'English', channel }),
  });
  switch (course) {
    case 'paid':
      return [
        receipt(addDays(day, 9), 1),
        {
          day: addDays(day, 70),
          run: async (context) => {
            const { rows } = await contextRows(context, id);
            if (rows[0] && rows[0].tds_amount > 0)
              await updateReceipt(context, rows[0].id, {
                certificate_received: true,
                certificate_no: 'AAKCX1',
                ref_no: undefined,
                bank: undefined,
                certificate_on: undefined,
              });
          },
        },
      ];
    case 'part':
      return [receipt(addDays(day, 12), 0.5), letter(addDays(day, 25), 'Friendly', 'WhatsApp')];
    case 'certificate':
      return [receipt(addDays(day, 6), 1)];
    case 'disputed':
      return [
        {
          day: addDays(day, 14),
          run: (context) =>
            moveCommission(context, id, { to: 'Disputed', note: 'Says half a percent was agreed on the phone' }),
        },
      ];
    case 'reminded':
      return [letter(addDays(day, 20), 'Friendly', 'WhatsApp'), letter(addDays(day, 34), 'Firm', 'WhatsApp')];
    default:
      return [];
  }
};

const contextRows = async ({ db }: Context, commission: number) => ({
  rows: await db
    .selectFrom('commission_receipt')
    .select(['id', 'tds_amount'])
    .where('commission', '=', commission)
    .execute(),
});

/** A colleague's share and a co-broker's on some; of the oldest they are paid. */
const shareOut = (
  { id }: Commission,
  day: string,
  { staff, broker, isPaid }: { staff: number; broker: number | undefined; isPaid: boolean },
): Event[] => [
  {
    day,
    run: async (context) => {
      const user = { party_type: 'Sub-user' as const, user_id: staff, contact: null, percent: 20, fixed: null };
      const other =
        broker === undefined
          ? []
          : [{ party_type: 'Co-broker' as const, user_id: null, contact: broker, percent: 30, fixed: null }];
      await setSplits(context, id, [user, ...other]);
      if (!isPaid) return;
      const rows = await context.db.selectFrom('commission_split').select('id').where('commission', '=', id).execute();
      for (const row of rows)
        await paySplit(context, row.id, { paid_on: day, mode: 'NEFT', ref_no: '', tds_amount: null });
    },
  },
];

/** What a lender was asked for a loan, and what came: one is paid, one late, and one waits for its invoice. */
const ofPayout = (client: pg.PoolClient, { loan, invoiced, received }: DemoPayout): Event[] => {
  const found = async () =>
    (
      await client.query<{ id: number; net: number; tds: number }>(
        `select id, (invoice_total - tds_expected)::float as net, tds_expected::float as tds from commission where loan = $1 and not is_deleted`,
        [loan],
      )
    ).rows[0]!;
  const paper = { kind: 'Invoice', date: invoiced, due_date: addDays(invoiced, 15) };
  const asked: Event = {
    day: invoiced,
    run: async (context) => followedPapers.issue({ params: { id: (await found()).id }, body: paper } as never, context),
  };
  if (!received) return [asked];
  const came: Event = {
    day: received,
    run: async (context) => {
      const { id, net, tds } = await found();
      const body = {
        date: received,
        amount: net,
        tds_amount: tds,
        mode: 'NEFT',
        ref_no: 'N0942611',
        bank: 'HDFC Bank',
      };
      await followedReceipts.create({ params: { id }, body } as never, context);
      await client.query(`update loan set stage_since = $2 where id = $1`, [loan, at12(received)]);
      await client.query(`update loan_stage_move set at = $2 where loan = $1 and to_stage = 'Payout Received'`, [
        ...[loan, at12(received)],
      ]);
    },
  };
  return [asked, came];
};

/**
 * Lets the demo's deals earn: terms agreed, first parts invoiced on the day after the token, some paid, one disputed, some
 * never, so that there are dues of every age. Each is written by the product's own rules, on its day.
 */
export const writeCommissions = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  lead: string,
  colleague: string,
  payouts: readonly DemoPayout[],
): Promise<void> => {
  const today = dayInIndia(office.now);
  const deals = await dealsOf(client, office.id);
  const staff = idIn(office.users, colleague);
  const broker = (
    await client.query<{ id: number }>(
      `select id from contact where company_id = $1 and not is_deleted and not locked_contact and 'Broker' = any (contact_kind) order by id limit 1`,
      [office.id],
    )
  ).rows[0]?.id;
  const on = (day: string) => actAs(client, office, lead, new Date(at12(day)));
  const events: Event[] = payouts.flatMap((payout) => ofPayout(client, payout));
  for (const [at, deal] of deals.entries()) {
    await datedAt(client, office.id, at12(deal.begun), async () => openCommissions(await on(deal.begun), deal.id));
    const commissions = await commissionsOf(client, deal.id);
    const [first] = commissions;
    if (!first) continue;
    if (at % 2 === 0)
      await datedAt(client, office.id, at12(deal.begun), () =>
        client.query('update commission set deducts_tds = true where id = $1', [first.id]),
      );
    const day = addDays(deal.begun, 1);
    if (day > today) continue;
    events.push({
      day,
      run: async (context) => {
        await agree(client, context, first.id, day);
        await moveCommission(context, first.id, { to: 'Confirmed' });
        await issuePaper(context, first.id, {
          kind: 'Invoice',
          date: day,
          due_date: addDays(day, 15),
          milestone: null,
          ref: null,
          taxable: null,
        });
      },
    });
    const course = courses[at % courses.length]!;
    events.push(...afterwards(course, first, day, at));
    if (at % 3 === 0) events.push(...shareOut(first, addDays(day, 10), { staff, broker, isPaid: course === 'paid' }));
  }
  for (const { day, run } of events
    .filter((one) => one.day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)))
    await datedAt(client, office.id, at12(day), async () => run(await on(day)));
  await actingIn(client, '', '');
  // Of what happened before the office opened today nobody is told anew.
  await client.query(`delete from user_alert where company_id = $1 and kind = 'Loan stage changed'`, [office.id]);
};
