import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import {
  type DemoOutcome,
  type DemoStatus,
  demoDays,
  demoTimes,
  isDemoDay,
  placedDemoStatuses,
} from '@angan/domain/demo-bookings.ts';
import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import { datedAt, insertRows, sameColumns } from './insert-rows.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

interface Booked {
  /** Days with demos from today on, 0 the first of them; negative before today. */
  readonly day: number;
  readonly time: string;
  readonly status: DemoStatus;
  readonly who: readonly [name: string, mobile: string, company: string, city: string];
  readonly team: '1' | '2-5' | '6-15' | '16+';
  readonly language: 'English' | 'Hindi' | 'Gujarati' | 'Marathi';
  readonly outcome?: DemoOutcome;
  readonly more?: {
    readonly message?: string;
    readonly notes?: string;
    readonly cancel_reason?: string;
    readonly business?: 'Residential' | 'Commercial' | 'Both';
  };
}

const b = (
  [day, time, status]: readonly [number, string, DemoStatus],
  who: Booked['who'],
  [team, language]: readonly [Booked['team'], Booked['language']],
  more: Booked['more'] & { readonly outcome?: DemoOutcome } = {},
): Booked => {
  const { outcome, ...rest } = more;
  return { day, time, status, who, team, language, ...(outcome && { outcome }), more: rest };
};

/** Who has booked, the earliest first. A Rescheduled one is followed by the one that took its place. */
const booked: readonly Booked[] = [
  b([-3, '12:00', 'Completed'], ['Ananya Chatterjee', '9830022815', 'Hooghly Homes', 'Kolkata'], ['2-5', 'English'], {
    outcome: 'Bought',
  }),
  b([-3, '14:00', 'Completed'], ['Prakash Solanki', '9879540612', 'Solanki Farms', 'Sanand'], ['1', 'Gujarati'], {
    outcome: 'Not interested',
  }),
  b([-3, '16:00', 'No Show'], ['Nidhi Saxena', '9793061120', 'Gomti Nagar Flats', 'Lucknow'], ['2-5', 'Hindi'], {
    notes: 'No answer twice',
  }),
  b([-2, '11:30', 'Completed'], ['Senthil Kumar', '9843071155', 'Coimbatore Plots', 'Coimbatore'], ['1', 'English'], {
    outcome: 'Bought',
  }),
  b([-2, '17:30', 'Cancelled'], ['Deepa Agrawal', '9893017744', 'Indore Square', 'Indore'], ['2-5', 'Hindi'], {
    cancel_reason: 'Changed her mind',
  }),
  b([-1, '11:00', 'Completed'], ['Bhavesh Mehta', '9825190011', 'Navkar Realtors', 'Surat'], ['2-5', 'Gujarati'], {
    outcome: 'Trial started',
  }),
  b([-1, '12:00', 'No Show'], ['Gurpreet Kaur Sandhu', '9814022917', 'Sandhu Estates', 'Mohali'], ['1', 'Hindi'], {
    notes: 'Call again on Monday',
  }),
  b(
    [-1, '14:30', 'Completed'],
    ['Mahendra Singh Shekhawat', '9414060828', 'Aravalli Land Desk', 'Jaipur'],
    ['2-5', 'Hindi'],
    { outcome: 'Follow up' },
  ),
  b([-1, '16:30', 'Rescheduled'], ['Ritika Bose', '9831055402', 'Salt Lake Flats', 'Kolkata'], ['2-5', 'English']),
  b([2, '11:00', 'Confirmed'], ['Ritika Bose', '9831055402', 'Salt Lake Flats', 'Kolkata'], ['2-5', 'English']),
  b([0, '11:00', 'Confirmed'], ['Harshad Bhatt', '9825911840', 'Bhatt Properties', 'Ahmedabad'], ['2-5', 'Gujarati'], {
    business: 'Residential',
  }),
  b([0, '11:30', 'Confirmed'], ['Shalini Deshmukh', '9822047711', 'Deshmukh Realty', 'Nagpur'], ['1', 'Marathi']),
  b([0, '12:30', 'Requested'], ['Imtiyaz Khan', '9930018264', 'Andheri Offices', 'Mumbai'], ['6-15', 'Hindi'], {
    business: 'Commercial',
    message: 'Lease work mostly. Want the lease clock and TDS.',
  }),
  b([0, '15:30', 'Confirmed'], ['K. Venkatesan', '9444073120', 'Velachery Homes', 'Chennai'], ['2-5', 'English']),
  b([1, '11:00', 'Confirmed'], ['Farhan Qureshi', '9920044310', 'Byculla Rentals', 'Mumbai'], ['6-15', 'Hindi'], {
    business: 'Both',
  }),
  b([1, '12:00', 'Confirmed'], ['Pooja Thakkar', '9727033108', 'Vesu Living', 'Surat'], ['2-5', 'Gujarati']),
  b([1, '12:00', 'Confirmed'], ['Vikas Choudhary', '9351088102', 'Pink City Homes', 'Jaipur'], ['1', 'Hindi']),
  b([1, '14:00', 'Confirmed'], ['Sneha Kulkarni', '9822190455', 'Baner Addresses', 'Pune'], ['2-5', 'Marathi'], {
    message: 'Can we bring our Excel along?',
  }),
  b([3, '15:00', 'Confirmed'], ['Arjun Reddy', '9849077210', 'Gachibowli Offices', 'Hyderabad'], ['16+', 'English'], {
    business: 'Commercial',
  }),
];

/** The days with demos before today that are told of, and how far the slots of the demo reach back. */
const past = 3;

/** Days with demos around a day, by their place: 0 is the first from it on. */
const daysAround = (now: Date): Map<number, string> => {
  const days = new Map(demoDays(now).map((day, place) => [place, day]));
  let day = dayInIndia(now);
  for (let place = -1; place >= -past; place -= 1) {
    do day = addDays(day, -1);
    while (!isDemoDay(day));
    days.set(place, day);
  }
  return days;
};

/** Minutes before now at which the trail says that it was done. */
const hour = 60;

/** Writes the slots of the platform and who has booked them, in every status that a booking can have. */
export const writeDemoBookings = (client: pg.PoolClient, office: WrittenOffice, host: string): Promise<void> =>
  datedAt(client, office.id, officeMoment(office.now, hour).toISOString(), () => write(client, office, host));

const write = async (client: pg.PoolClient, office: WrittenOffice, host: string): Promise<void> => {
  const admin = idIn(office.users, host);
  const days = daysAround(office.now);
  const slots = [...days].flatMap(([place, date]) =>
    demoTimes.map((times, i) => ({
      ...{ company_id: office.id, date, ...times, capacity: 2, host: admin, created_by: admin },
      // A morning on which nobody is there.
      is_open: !(place === 4 && i < 6),
    })),
  );
  const ids = await insertRows(client, 'demo_slot', slots);
  const slotAt = new Map(slots.map(({ date, start_time }, i) => [`${date} ${start_time}`, ids[i]!]));
  const rows = booked.map(({ day, time, status, who, team, language, outcome, more }) => {
    const [name, mobile, company_name, city] = who;
    const date = days.get(day)!;
    const asked = new Date(Math.min(Date.parse(`${date}T10:00:00+05:30`) - 2 * 86_400_000, office.now.getTime()));
    return {
      ...{ company_id: office.id, name, mobile, company_name, city, language, status, outcome: outcome ?? null },
      email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@${company_name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
      team_size: team,
      slot: slotAt.get(`${date} ${time}`)!,
      host: placedDemoStatuses.includes(status) ? admin : null,
      ...{ message: '', notes: '', cancel_reason: '', business: null, ...more },
      ...{ otp_checked_at: asked, created_date: asked, last_updated: asked },
    };
  });
  const made = await insertRows(client, 'demo_booking', sameColumns(rows));
  for (const [i, { status, who }] of booked.entries())
    if (status === 'Rescheduled' && booked[i + 1]?.who[1] === who[1])
      await client.query('update demo_booking set rescheduled_from = $2 where id = $1', [made[i + 1], made[i]]);
};
