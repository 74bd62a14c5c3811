import type { DemoSlot } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

type Named = { id: number; name: string };

/** The slots of a day and those after it, or one of them. */
export const readSlots = async (
  { db, actor }: Context,
  which: { from: string } | { id: number },
): Promise<DemoSlot[]> => {
  const chosen = 'id' in which ? sql`s.id = ${which.id}` : sql`s.date >= ${which.from}`;
  const { rows } = await sql<DemoSlot>`
    select s.id, s.date, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
           s.starts_at, s.capacity, s.languages, s.is_open, s.booked_count,
           case when u.id is not null then jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as host
      from demo_slot s left join app_user u on u.company_id = s.company_id and u.id = s.host
     where s.company_id = ${actor.companyId} and ${chosen} order by s.starts_at`.execute(db);
  return rows;
};

export const readSlot = async (context: Context, id: number): Promise<DemoSlot> => {
  const [slot] = await readSlots(context, { id });
  if (!slot) throw notFound();
  return slot;
};

/** The platform's people, of whom one may be host. */
export const readHosts = async ({ db, actor }: Context): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select id, trim(first_name || ' ' || last_name) as name from app_user
     where company_id = ${actor.companyId} and is_active order by first_name, last_name, id`.execute(db);
  return rows;
};
