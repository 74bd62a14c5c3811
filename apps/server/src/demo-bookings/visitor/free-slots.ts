import type { DemoDay } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoDays, isBookable } from '@angan/domain/demo-bookings.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

interface Row {
  id: number;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  languages: DemoDay['slots'][number]['languages'];
  is_free: boolean;
}

/** The days ahead with their slots, full and closed ones too; a day without any stands there empty. */
export const freeSlots = async ({ db, services }: Pick<Context<undefined>, 'db' | 'services'>): Promise<DemoDay[]> => {
  const now = services.now();
  const days = demoDays(now);
  const { rows } = await sql<Row>`
    select id, date, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, starts_at,
           languages, is_free
      from offered_demo_slot where date >= ${days[0]} and date <= ${days.at(-1)} order by date, start_time`.execute(db);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return days.map((date) => ({
    date,
    slots: (byDay.get(date) ?? []).map(({ date: _, is_free, ...slot }) => ({
      ...slot,
      is_free: is_free && isBookable(slot.starts_at, now),
    })),
  }));
};
