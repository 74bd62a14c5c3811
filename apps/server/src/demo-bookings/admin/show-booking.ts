import type { DemoBooking } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

type Row = Omit<DemoBooking, 'account'>;

/** Bookings by a statement that answers their ids in their order, each with what stands beside it, in two statements. */
export const readBookings = async ({ db, actor }: Context, ids: RawBuilder<unknown>): Promise<DemoBooking[]> => {
  const { rows } = await sql<Row>`
    with chosen as (select id, row_number() over () as place from (${ids}) i)
    select b.id, b.name, b.mobile, b.email, b.company_name, b.city, b.team_size, b.business, b.language, b.message, b.source,
           b.meeting_link, b.status, b.notes, b.outcome, b.cancel_reason, b.otp_checked_at, b.rescheduled_from, b.created_date,
           jsonb_build_object('id', s.id, 'date', s.date, 'start_time', to_char(s.start_time, 'HH24:MI'),
             'end_time', to_char(s.end_time, 'HH24:MI'), 'starts_at', s.starts_at) as slot,
           case when u.id is not null then jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as host,
           case when n.id is not null then jsonb_build_object('id', n.id, 'starts_at', ns.starts_at) end as rescheduled_to
      from chosen c
      join demo_booking b on b.company_id = ${actor.companyId} and b.id = c.id
      join demo_slot s on s.company_id = b.company_id and s.id = b.slot
      left join app_user u on u.company_id = b.company_id and u.id = b.host
      left join demo_booking n on n.company_id = b.company_id and n.rescheduled_from = b.id
      left join demo_slot ns on ns.company_id = n.company_id and ns.id = n.slot
     order by c.place`.execute(db);
  if (rows.length === 0) return [];
  const offices = await sql<{ mobile: string; company: number; company_name: string }>`
    select * from offices_of_mobiles(${rows.map(({ mobile }) => mobile)}::text[])`.execute(db);
  const officeOf = new Map(
    offices.rows.map(({ mobile, company, company_name }) => [mobile, { id: company, company_name }]),
  );
  return rows.map((row) => ({ ...row, account: officeOf.get(row.mobile) ?? null }));
};

export const readBooking = async (context: Context, id: number): Promise<DemoBooking> => {
  const [booking] = await readBookings(context, sql`select ${id}::bigint as id`);
  if (!booking) throw notFound();
  return booking;
};
