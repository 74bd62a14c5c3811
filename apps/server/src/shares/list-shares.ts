import type { Share } from '@angan/contract/shares/shares.ts';
import { formatOf } from '@angan/domain/brochure/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';

/** Shares in one list; what was longer ago is in the ledger. */
const most = 200;

const shareRows = ({ actor, db }: Context) =>
  db
    .selectFrom('share as s')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.created_by'),
    )
    .leftJoin('contact as c', (on) => on.onRef('c.company_id', '=', 's.company_id').onRef('c.id', '=', 's.contact'))
    .where('s.company_id', '=', actor.companyId)
    .select([
      's.id',
      's.code',
      's.channel',
      's.format',
      's.contact',
      's.created_by',
      's.created_date',
      's.show_unit',
      's.show_society',
      's.expires_at',
      's.revoked_at',
      's.opened_count',
      's.last_opened_at',
      's.slip_file',
      'u.first_name',
      'u.last_name',
      'c.name as contact_name',
      'c.locked_contact',
      sql<number | null>`(select i.id from inquiry i where i.id = s.inquiry and ${visibleInquiries(actor)})`.as(
        'inquiry',
      ),
      sql<number | null>`(s.content ->> 'price_quoted')::float8`.as('price_quoted'),
      // Only those that the reader may see by now: a locked one is not told of, not even by its code.
      sql<Share['properties']>`(select coalesce(json_agg(json_build_object('id', p.id, 'property_code', p.property_code,
          'title', said.one -> 'brochure' ->> 'title', 'is_liked', l.property is not null) order by said.place), '[]')
        from jsonb_array_elements(s.content -> 'properties') with ordinality said (one, place)
        join property p on p.company_id = s.company_id and p.id = (said.one ->> 'id')::bigint
        left join share_like l on l.company_id = s.company_id and l.share = s.id and l.property = p.id
       where ${visibleProperties(actor)})`.as('properties'),
      sql<ConfirmMethod | null>`s.content -> 'slip' ->> 'method'`.as('confirm_method'),
      sql<number>`jsonb_array_length(s.content -> 'properties')`.as('shared'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof shareRows>['execute']>>[number];

const show = (row: Row, { actor, services }: Context): Share => {
  const hidden = row.locked_contact && actor.scope('contact:locked') === 'none';
  const name = hidden ? '' : (row.contact_name ?? '');
  const isWhole = row.properties.length === row.shared;
  const isForReader = isWhole && !actor.support;
  const isSlip = row.slip_file !== null;
  const isOver = new Date(row.expires_at) <= services.now();
  return {
    id: row.id,
    // The code opens the page of all that was shared, and so it goes only to who may see all of it, also tomorrow.
    code: isForReader ? row.code : '',
    channel: row.channel as Share['channel'],
    // Nor does the form tell how many others there were.
    format:
      isWhole || isSlip ? (row.format as Share['format']) : formatOf(row.properties.length, row.format === 'Tour'),
    slip: isSlip
      ? {
          method: row.confirm_method ?? 'None',
          file: isForReader && row.inquiry !== null ? services.links.link(actor, row.slip_file!) : '',
          file_name: isForReader ? `Visit slip ${row.code}.pdf` : '',
        }
      : null,
    to: actor.scope('contact:number') === 'all' ? name : maskNumbersIn(name),
    contact: hidden ? null : row.contact,
    inquiry: row.inquiry,
    by: [row.first_name, row.last_name].filter(Boolean).join(' '),
    created_date: row.created_date,
    properties: row.properties,
    show_unit: row.show_unit,
    show_society: row.show_society,
    price_quoted: row.price_quoted,
    expires_at: row.expires_at,
    state: row.revoked_at ? 'revoked' : isOver ? 'expired' : 'open',
    opened_count: row.opened_count,
    last_opened_at: row.last_opened_at,
    may_revoke: !isSlip && !row.revoked_at && !isOver && mayRevoke(actor, row),
  };
};

const mayRevoke = (actor: Context['actor'], row: Pick<Row, 'created_by'>) =>
  runsTheOffice(actor.usertype) || row.created_by === actor.userId;

/** The shares that a condition on `share as s` finds, newest first. */
export const sharesWhere = async (context: Context, where: Condition): Promise<{ results: Share[] }> => {
  const rows = await shareRows(context).where(where).orderBy('s.id', 'desc').limit(most).execute();
  return {
    results: rows.filter((row) => row.properties.length > 0 || row.shared === 0).map((row) => show(row, context)),
  };
};

export const oneShare = async (context: Context, id: number): Promise<Share> => {
  const row = await shareRows(context).where('s.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return show(row, context);
};

export const isOfProperty = (id: number) =>
  sql<SqlBool>`s.id in (select e.share from share_entry e where e.company_id = s.company_id and e.property = ${id})`;
export const isOfInquiry = (id: number) => sql<SqlBool>`s.inquiry = ${id}`;
/** Of a contact and of all who were merged into it. */
export const isOfContact = (companyId: number, id: number) =>
  sql<SqlBool>`s.contact in (with recursive whole (id) as (
      select ${id}::bigint
      union all
      select m.id from whole w join contact m on m.company_id = ${companyId} and m.merged_into = w.id
    ) select id from whole)`;
