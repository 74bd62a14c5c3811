import { addDays, addMonths, dayInIndia } from '@angan/domain/dates.ts';
import { checklistOf, dealLadder, isAtToken, probabilityOf } from '@angan/domain/deals/index.ts';
import { type DealType, dealUnit } from '@angan/domain/lookups/deal-types.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import type pg from 'pg';
import { type DemoDeal, dealsToTell } from './deals.ts';
import { backdateTrail, datedAt, insertRows } from './insert-rows.ts';
import { dealId } from './platform-ids.ts';
import type { WrittenOffice } from './written-office.ts';

interface Home {
  readonly id: number;
  readonly contact: number;
  readonly price: number;
  readonly created_by: number;
}

/** Days between one move and the next. */
const stepDays = 8;

/** The stages that a deal went through, its own last. */
const wayOf = ({ type, stage, skipped = [] }: DemoDeal): DealStage[] => {
  const ladder = dealLadder(type).filter((one) => !skipped.includes(one));
  if (stage === 'Cancelled') return ['Negotiation', 'Token Received', 'Cancelled'];
  return ladder.slice(0, ladder.indexOf(stage) + 1);
};

/** The fields that a deal has said by its stage. */
const saidOf = (deal: DemoDeal, price: number, today: string, at: number) => {
  const { type, stage, lease, begun } = deal;
  const way = wayOf(deal);
  const has = (one: DealStage) => way.includes(one);
  const on = (one: DealStage) => addDays(today, Math.min(0, -begun + stepDays * way.indexOf(one)));
  const isSold = dealUnit(type) === 'total';
  const agreed = Math.round((price * 0.98) / 500) * 500;
  const isAgreed = stage === 'Cancelled' || isAtToken(type, stage) || stage === 'Booking Form';
  const token = has('Token Received') && {
    token_amount: isSold ? Math.max(51_000, Math.round(agreed / 100 / 1000) * 1000) : agreed,
    token_date: on('Token Received'),
    token_mode: ['Cheque', 'UPI', 'NEFT'][at % 3],
    token_receipt: `R-${101 + at}`,
  };
  const signed: DealStage | undefined = (['Agreement Signed', 'Agreement Registered'] as const).find(has);
  const start = lease && addMonths(addDays(today, lease.ends + 1), -lease.months);
  return {
    ...(isAgreed && (isSold ? { agreed_price: agreed } : { agreed_rent: agreed, deposit: agreed * 2 })),
    ...token,
    ...(signed && { agreement_date: on(signed), ...(isSold && { agreement_value: agreed }) }),
    ...(has('Registered') && {
      registration_date: on('Registered'),
      registration_no: String(2140 + at),
      sub_registrar: 'Vejalpur',
    }),
    ...((has('Possession Given') || has('Handover Done')) && {
      handover_date: on(isSold ? 'Possession Given' : 'Handover Done'),
    }),
    ...(lease && {
      lease_start: start,
      lease_end: addDays(today, lease.ends),
      lock_in_months: lease.lockIn,
      notice_months: 1,
      escalation_percent: lease.rise ? 5 : 0,
      escalation_every_months: lease.rise ?? null,
      rent_due_day: 5,
      maintenance: Math.round(agreed / 20 / 100) * 100,
      police_verification: stage === 'Closed' || stage === 'Handover Done' ? 'Done' : 'Pending',
    }),
    ...(stage === 'Cancelled' && { cancel_reason: deal.why, token_settlement: 'Refunded' }),
    comment: deal.comment ?? '',
  };
};

/** Homes on offer in a way that are of somebody, the oldest first, none twice. */
const homesOf = async (client: pg.PoolClient, { id }: WrittenOffice, type: DealType) => {
  const field = dealUnit(type) === 'total' ? 'sale_price_total' : 'rent_total';
  const { rows } = await client.query<Home & { status: string }>(
    `select id, contact, ${field}::float as price, created_by, status from property
      where company_id = $1 and $2 = any (deal_type) and contact is not null and ${field} > 0 and not is_deleted and not locked_property
        and cardinality(deal_type) = 1 order by id`,
    [id, dealId(type)],
  );
  return (status: readonly string[]): Home | undefined => {
    const at = rows.findIndex((row) => status.includes(row.status));
    return at === -1 ? undefined : rows.splice(at, 1)[0];
  };
};

/** Inquiries for what is dealt so, first those that stand where the deal would have brought them; none twice. */
const inquiriesOf = async (client: pg.PoolClient, { id }: WrittenOffice) => {
  const { rows } = await client.query<{ id: number; contact: number; stage: string; deal_type: number[] }>(
    `select id, contact, stage, deal_type from inquiry where company_id = $1 and not is_deleted and not locked_inquiry
      and stage not in ('New', 'Junk', 'On Hold', 'Closed Lost') order by id`,
    [id],
  );
  return (type: DealType, stages: readonly string[]) => {
    const fits = (row: (typeof rows)[number]) => row.deal_type.includes(dealId(type));
    const found = [
      rows.findIndex((row) => fits(row) && stages.includes(row.stage)),
      rows.findIndex((row) => stages.includes(row.stage)),
      rows.findIndex(fits),
    ].find((at) => at !== -1);
    return found === undefined ? undefined : rows.splice(found, 1)[0];
  };
};

const inquiryStages = (deal: DemoDeal): readonly string[] => {
  if (deal.stage === 'Closed') return ['Closed Won'];
  if (deal.stage === 'Cancelled') return ['Visit Done'];
  return isAtToken(deal.type, deal.stage) ? ['Token Paid'] : ['Negotiation'];
};

const propertyStatuses = (deal: DemoDeal): readonly string[] => {
  if (deal.stage === 'Closed') return dealUnit(deal.type) === 'total' ? ['Sold'] : ['Rented', 'Available'];
  return deal.stage !== 'Cancelled' && isAtToken(deal.type, deal.stage) ? ['Under Offer', 'Available'] : ['Available'];
};

const unitsOf = async (client: pg.PoolClient, { id }: WrittenOffice) => {
  const { rows } = await client.query<{ id: number; contact: number; price: number }>(
    `select u.id, l.contact, coalesce(u.price_from_total, u.price_to_total)::float as price from projectunit u
       join project_contact l on l.company_id = u.company_id and l.project = u.project
      where u.company_id = $1 and coalesce(u.price_from_total, u.price_to_total) > 0 order by u.id`,
    [id],
  );
  let at = 0;
  return () => rows[at++ % Math.max(1, rows.length)];
};

/**
 * Writes deals at every stage with their moves, offers and papers, and puts their properties where the deal has them. What
 * the office has no property or inquiry for is left out.
 */
export const writeDeals = async (client: pg.PoolClient, office: WrittenOffice, lead: number): Promise<void> => {
  const today = dayInIndia(office.now);
  const homes = { Sale: await homesOf(client, office, 'Sale'), Rent: await homesOf(client, office, 'Rent') };
  const inquiry = await inquiriesOf(client, office);
  const unit = await unitsOf(client, office);
  const at = (day: string) => `${day}T11:30:00+05:30`;
  let code = 0;
  for (const [place, deal] of dealsToTell.entries()) {
    const wish = inquiry(deal.type, inquiryStages(deal));
    const booked = deal.type === 'New booking' ? unit() : undefined;
    const home = booked ? undefined : homes[deal.type as 'Sale' | 'Rent'](propertyStatuses(deal));
    const subject = booked ?? home;
    if (!wish || !subject) continue;
    code += 1;
    const begun = addDays(today, -deal.begun);
    const way = wayOf(deal);
    const said = saidOf(deal, subject.price, today, place);
    const [id] = await insertRows(client, 'deal', [
      {
        company_id: office.id,
        deal_code: `D-${String(code).padStart(6, '0')}`,
        deal_type: dealId(deal.type),
        property: home?.id ?? null,
        projectunit: booked?.id ?? null,
        inquiry: wish.id,
        buyer: wish.contact,
        seller: subject.contact,
        our_side: place % 4 === 3 ? 'Buyer side' : 'Both',
        stage: deal.stage,
        skipped: deal.skipped ?? [],
        expected_close: addDays(today, deal.close),
        probability: probabilityOf(deal.type, deal.stage),
        closing_users: [{ user: home?.created_by ?? lead, share_percent: 100 }],
        police_verification: 'Pending',
        token_receipt: '',
        registration_no: '',
        sub_registrar: '',
        tds_challan: '',
        is_deleted: false,
        created_by: lead,
        created_date: at(begun),
        last_updated: at(begun),
        ...said,
      },
    ]);
    await insertRows(
      client,
      'deal_stage_move',
      way.slice(1).map((to, step) => ({
        company_id: office.id,
        deal: id,
        from_stage: way[step],
        to_stage: to,
        by: lead,
        at: at(addDays(today, Math.min(0, -deal.begun + stepDays * (step + 1)))),
        note: '',
      })),
    );
    const offered = (deal.offers ?? []).map(([by_side, percent, status], step) => ({
      company_id: office.id,
      deal: id,
      by_side,
      amount: Math.round((subject.price * percent) / 100 / 500) * 500,
      note: '',
      status,
      created_by: lead,
      created_date: at(addDays(begun, 1 + step * 2)),
      last_updated: at(addDays(begun, 1 + step * 2)),
    }));
    await insertRows(client, 'deal_offer', offered);
    const done = Math.round((way.length / dealLadder(deal.type).length) * 10);
    await insertRows(
      client,
      'deal_paper',
      checklistOf(deal.type, 'Pending').map(({ item }, step) => ({
        company_id: office.id,
        deal: id,
        item,
        is_done: step < done,
        done_by: step < done ? lead : null,
        done_at: step < done ? at(addDays(begun, 3)) : null,
        is_deleted: false,
        created_by: lead,
        created_date: at(begun),
        last_updated: at(begun),
      })),
    );
    await datedAt(client, office.id, at(begun), async () => {
      await standInquiry(client, office, wish.id, inquiryStages(deal)[0]!);
      if (home) await standHome(client, office, home.id, deal, today);
    });
  }
  await client.query(
    `insert into company_counter (company_id, counter, value) values ($1, 'deal_code', $2)
      on conflict (company_id, counter) do update set value = excluded.value`,
    [office.id, code],
  );
  for (const table of ['deal', 'deal_offer', 'deal_paper'] as const) await backdateTrail(client, office.id, table);
};

/** Puts an inquiry where its deal has brought it. */
const standInquiry = (client: pg.PoolClient, office: WrittenOffice, id: number, stage: string) =>
  client.query(
    `update inquiry set stage = $3, next_follow_up = case when $3 = 'Closed Won' then null else next_follow_up end
      where company_id = $1 and id = $2 and stage <> $3`,
    [office.id, id, stage],
  );

/** Puts a property where its deal has it: what is let comes back on offer ninety days before its lease ends. */
const standHome = async (client: pg.PoolClient, office: WrittenOffice, id: number, deal: DemoDeal, today: string) => {
  if (deal.stage === 'Cancelled' || !isAtToken(deal.type, deal.stage)) return;
  if (deal.stage !== 'Closed') {
    await client.query(`update property set status = 'Under Offer' where company_id = $1 and id = $2`, [office.id, id]);
    return;
  }
  if (!deal.lease) return;
  const end = addDays(today, deal.lease.ends);
  const isBack = deal.lease.ends <= 90;
  await client.query(
    `update property set status = $3, lease_end = $4, available_from = case when $3 = 'Available' then $4::date else available_from end,
        closed_by = 'Us', closed_on = $5, closed_price = coalesce(closed_price, rent_total), occupancy = 'Tenanted'
      where company_id = $1 and id = $2`,
    [office.id, id, isBack ? 'Available' : 'Rented', end, addDays(today, deal.close)],
  );
};
