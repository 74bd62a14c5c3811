import ical, { ICalEventStatus } from 'ical-generator';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

interface Shown {
  readonly id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly meeting_link: string;
  readonly publicUrl: string;
  readonly changed: string;
}

/**
 * A demo as an iCalendar file (RFC 5545). One that was moved is the same event with a higher sequence, so that a calendar
 * which has it moves it too.
 */
export const calendarFileOf = async (db: Kysely<DB>, shown: Shown): Promise<{ file_name: string; content: string }> => {
  const { rows } = await sql<{ origin: number; sequence: number }>`
    with recursive line as (
      select b.id, b.rescheduled_from, 0 as moves from demo_booking b
       where b.company_id = current_company_id() and b.id = ${shown.id}
      union all
      select b.id, b.rescheduled_from, line.moves + 1 from line
        join demo_booking b on b.company_id = current_company_id() and b.id = line.rescheduled_from
    ) select id as origin, moves as sequence from line where rescheduled_from is null`.execute(db);
  const { origin, sequence } = rows[0]!;
  const calendar = ical({ name: 'Angan', prodId: { company: 'Angan', product: 'Demos', language: 'EN' } });
  calendar.createEvent({
    id: `demo-${origin}@${new URL(shown.publicUrl).hostname}`,
    sequence,
    stamp: new Date(shown.changed),
    start: new Date(shown.starts_at),
    end: new Date(shown.ends_at),
    summary: 'Demo of Angan',
    status: ICalEventStatus.CONFIRMED,
    ...(shown.meeting_link && { location: shown.meeting_link }),
    url: shown.meeting_link || shown.publicUrl,
  });
  return { file_name: 'angan-demo.ics', content: `${calendar.toString().trimEnd()}\r\n` };
};
