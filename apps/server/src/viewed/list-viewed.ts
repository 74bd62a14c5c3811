import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { RevealsToday } from '@angan/contract/viewed/viewed.ts';
import { viewedFilters } from '@angan/contract/viewed/viewed-log.ts';
import type { ViewedAction } from '@angan/domain/viewed.ts';
import { type SqlBool, sql } from 'kysely';
import { type Condition, conditionsOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, readPaging } from '../core/list.ts';
import { areasOf, type ContactColumns, projectsOf, showContactRef, societiesOf } from '../records/index.ts';
import { type ViewedKind, viewedTables } from './note-viewed.ts';

interface Line extends ContactColumns {
  id: number;
  opened_at: string;
  action: ViewedAction;
  numbers: string[];
  screen: string;
  device: string;
  user: RevealsToday['user'];
  record: { id: number; code: string; is_deleted: boolean };
  what: object;
  area: { id: number; area: string }[];
}
type Query = { [name: string]: unknown; page?: string; page_size?: string; cursor?: string };

/** What a record is, beside where it is and whose. */
const whats = {
  property: sql<object>`json_build_object('property_subtype', r.property_subtype, 'bhk', r.bhk, 'deal_type', r.deal_type,
    'sale_price_total', r.sale_price_total, 'rent_total', r.rent_total, 'deposit', r.deposit)`,
  inquiry: sql<object>`json_build_object('property_type', r.property_type, 'property_subtype', r.property_subtype,
    'bhk', r.bhk, 'possession', r.possession, 'any_area', r.any_area, 'society_name', ${societiesOf('r')},
    'project', ${projectsOf('r')}, 'budget_min', r.budget_min, 'budget_max', r.budget_max, 'size_min', r.size_min,
    'size_max', r.size_max, 'size_unit', r.size_unit)`,
} satisfies Record<ViewedKind, unknown>;

/** A page of a noun's log, the newest first. Its count stops at the cap: a log only grows. */
export const listViewed = async (kind: ViewedKind, query: Query, context: Context) => {
  const { actor, db } = context;
  const log = sql.table(viewedTables[kind]);
  const filters = { ...viewedFilters, [kind]: { ...viewedFilters.user, column: kind } };
  const where = sql.join(
    [sql<SqlBool>`v.company_id = ${actor.companyId}`, ...conditionsOf('v', filters, query)],
    sql` and `,
  ) as Condition;
  const total = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select 1 from ${log} v where ${where} limit ${searchCountCap + 1}) counted`.execute(
      db,
    );
    return rows[0]!.count;
  };
  const paging = await readPaging(query, ['-opened_at'], total);
  const after = paging.after
    ? sql`and (v.opened_at, v.id) < (${paging.after.key}::timestamptz, ${paging.after.id})`
    : sql``;
  const { rows } = await sql<Line>`
    select v.id, v.opened_at, v.action, v.numbers, v.screen, coalesce(d.device_name, '') as device,
        json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'usertype', u.usertype) as user,
        json_build_object('id', r.id, 'code', ${sql.ref(`r.${kind}_code`)}, 'is_deleted', r.is_deleted) as record,
        ${whats[kind]} as what, ${areasOf('r')} as area, c.id as contact_id, c.name as contact_name, c.mobile_number_1 as contact_number,
        c.locked_contact as contact_is_locked
      from (select * from ${log} v where ${where} ${after} order by v.opened_at desc, v.id desc
        limit ${paging.size + 1} offset ${paging.offset}) v
      join app_user u on u.company_id = v.company_id and u.id = v.user_id
      join ${sql.table(kind)} r on r.company_id = v.company_id and r.id = ${sql.ref(`v.${kind}`)}
      left join contact c on c.company_id = r.company_id and c.id = r.contact
      left join user_device d on d.company_id = v.company_id and d.id = v.device
     order by v.opened_at desc, v.id desc`.execute(db);
  const fits = paging.page === 1 && rows.length <= paging.size;
  const count = fits ? rows.length : await total();
  return envelope(
    context,
    paging,
    count,
    rows,
    (line) => line.opened_at,
    (line) => shown(kind, line, context),
  );
};

const shown = (kind: ViewedKind, { record, what, area, ...line }: Line, { actor }: Context) => {
  const { contact_id, contact_name, contact_number, contact_is_locked, ...plain } = line;
  const contact = showContactRef({ contact_id, contact_name, contact_number, contact_is_locked }, actor, true);
  const { id, code, is_deleted } = record;
  return { ...plain, [kind]: { id, [`${kind}_code`]: code, ...what, area, contact, is_deleted } };
};
