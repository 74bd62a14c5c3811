import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { ContactColumns } from '../records/index.ts';
import { isOverdue } from './filter-deals.ts';

const fieldColumns = namesOf(dealFields).map((name) => `d.${name}` as const);

/** A person of a deal, who may be locked or of a masked number. */
const personOf = (side: 'buyer' | 'seller' | 'co_broker') =>
  sql<ContactColumns | null>`(select json_build_object('contact_id', c.id, 'contact_name', c.name, 'contact_number', c.mobile_number_1,
    'contact_is_locked', c.locked_contact) from contact c where c.company_id = d.company_id and c.id = ${sql.ref(`d.${side}`)})`;

const unit = sql<Deal['projectunit']>`(select json_build_object('id', u.id, 'unit_name', u.unit_name, 'bhk', u.bhk,
    'project', json_build_object('id', pj.id, 'project_name', pj.project_name, 'property_type', pj.property_type))
  from projectunit u join project pj on pj.company_id = u.company_id and pj.id = u.project
 where u.company_id = d.company_id and u.id = d.projectunit)`;

/** The other deals that are open on the same property. */
const alsoIn = sql<
  Deal['also_in']
>`(select coalesce(json_agg(json_build_object('id', o.id, 'deal_code', o.deal_code) order by o.id), '[]')
  from deal o where o.company_id = d.company_id and o.property = d.property and o.id <> d.id and not o.is_deleted
    and o.stage not in ('Closed', 'Cancelled'))`;

const renews = sql<Deal['renews']>`(select json_build_object('id', o.id, 'deal_code', o.deal_code) from deal o
  where o.company_id = d.company_id and o.id = d.renews)`;
const renewedBy = sql<Deal['renewed_by']>`(select json_build_object('id', o.id, 'deal_code', o.deal_code) from deal o
  where o.company_id = d.company_id and o.renews = d.id and not o.is_deleted and o.stage <> 'Cancelled')`;

/** Of the commissions that stand. */
const brokerage = (what: 'invoice_total' | 'amount_received + tds_received' | 'balance') =>
  sql<number>`(select coalesce(sum(${sql.raw(what)}), 0) from commission m where m.company_id = d.company_id and m.deal = d.id
    and not m.is_deleted and m.status not in ('Written Off', 'Cancelled'))`;
const asked = sql<number>`(select coalesce(sum(m.balance), 0) from commission m where m.company_id = d.company_id and m.deal = d.id
    and not m.is_deleted and m.status in ('Invoiced', 'Part Received'))`;
const overdue = (today: string) => sql<
  Deal['overdue']
>`(select json_build_object('amount', sum(m.balance), 'since', min(m.due_date)) from commission m
  where m.company_id = d.company_id and m.deal = d.id and not m.is_deleted and ${isOverdue(today)} having count(*) > 0)`;

const movesOf = sql<
  Deal['moves']
>`(select coalesce(json_agg(json_build_object('from', m.from_stage, 'to', m.to_stage, 'at', m.at,
  'note', m.note) order by m.id), '[]') from deal_stage_move m where m.company_id = d.company_id and m.deal = d.id)`;

const closingUsers = sql<
  Deal['closing_users']
>`(select coalesce(json_agg(json_build_object('share_percent', c.share_percent,
    'user', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'is_active', u.is_active)) order by c.place), '[]')
  from rows from (jsonb_to_recordset(d.closing_users) as ("user" bigint, share_percent numeric)) with ordinality as c ("user", share_percent, place)
  join app_user u on u.company_id = d.company_id and u.id = c."user")`;

const lastOffer = sql<
  Deal['last_offer']
>`(select json_build_object('by_side', f.by_side, 'amount', f.amount, 'status', f.status,
    'created_date', f.created_date) from deal_offer f where f.company_id = d.company_id and f.deal = d.id order by f.id desc limit 1)`;
const offers = sql<number>`(select count(*) from deal_offer f where f.company_id = d.company_id and f.deal = d.id)`;
const papers = sql<Deal['papers']>`(select json_build_object('done', count(*) filter (where a.is_done), 'all', count(*))
  from deal_paper a where a.company_id = d.company_id and a.deal = d.id and not a.is_deleted)`;
const nextTask = sql<
  Deal['next_task']
>`(select json_build_object('id', t.id, 'title', coalesce(nullif(t.title, ''), t.deal_reason, t.type), 'date_time', t.date_time)
  from task t where t.company_id = d.company_id and t.deal = d.id and t.status = 'Scheduled' and not t.is_deleted
 order by t.date_time limit 1)`;

/** Of what is sold: where it lies and its type. */
const ofHome = (column: 'city' | 'property_type') =>
  sql<number | null>`coalesce(
    (select ${sql.ref(`p.${column}`)} from property p where p.company_id = d.company_id and p.id = d.property),
    (select ${sql.ref(`pj.${column}`)} from projectunit u join project pj on pj.company_id = u.company_id and pj.id = u.project
      where u.company_id = d.company_id and u.id = d.projectunit))`;
const buysAsFirm = sql<boolean>`coalesce((select c.company_name <> '' from contact c
  where c.company_id = d.company_id and c.id = d.buyer), false)`;

/** The company's deals that are not deleted, as `d`, with what stands beside them. */
export const dealRows = ({ db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>) =>
  db
    .selectFrom('deal as d')
    .where('d.company_id', '=', actor.companyId)
    .where('d.is_deleted', '=', false)
    .select(['d.id', 'd.deal_code', 'd.deal_type', 'd.our_side', 'd.stage', 'd.skipped', 'd.expected_close'])
    .select(['d.probability', 'd.created_by', 'd.created_date', 'd.last_updated', 'd.property'])
    .select(fieldColumns)
    .select([
      sql<
        Deal['inquiry']
      >`(select json_build_object('id', i.id, 'inquiry_code', i.inquiry_code, 'stage', i.stage) from inquiry i
        where i.company_id = d.company_id and i.id = d.inquiry)`.as('inquiry'),
      sql<Deal['tenant_inquiry']>`(select json_build_object('id', i.id, 'inquiry_code', i.inquiry_code) from inquiry i
        where i.company_id = d.company_id and i.id = d.tenant_inquiry)`.as('tenant_inquiry'),
      unit.as('projectunit'),
      ofHome('city').as('city'),
      ofHome('property_type').as('property_type'),
      buysAsFirm.as('buys_as_firm'),
      personOf('buyer').as('buyer'),
      personOf('seller').as('seller'),
      personOf('co_broker').as('co_broker'),
      closingUsers.as('closing_users'),
      brokerage('invoice_total').as('brokerage_expected'),
      brokerage('amount_received + tds_received').as('brokerage_received'),
      brokerage('balance').as('brokerage_due'),
      asked.as('brokerage_asked'),
      overdue(dayInIndia(services.now())).as('overdue'),
      alsoIn.as('also_in'),
      renews.as('renews'),
      renewedBy.as('renewed_by'),
      movesOf.as('moves'),
      lastOffer.as('last_offer'),
      offers.as('offers'),
      papers.as('papers'),
      nextTask.as('next_task'),
    ]);
export type DealRow = Awaited<ReturnType<ReturnType<typeof dealRows>['executeTakeFirstOrThrow']>>;
