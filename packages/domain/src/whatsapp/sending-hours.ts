/** When people may be written to, by the clock of where they are: `10:00` to `19:00`. */
export interface SendingHours {
  readonly from: string;
  readonly until: string;
}

export const usualHours: SendingHours = { from: '10:00', until: '19:00' };

const india = 'Asia/Kolkata';
/**
 * The time that most people of a country live by. Where a country has several, one in the middle; the hours then fit all
 * of it within one or two. Who is not in the table is taken to live by India's clock, as the sender does.
 */
const zones: Readonly<Record<string, string>> = {
  '1': 'America/Chicago',
  '7': 'Europe/Moscow',
  '27': 'Africa/Johannesburg',
  '33': 'Europe/Paris',
  '39': 'Europe/Rome',
  '44': 'Europe/London',
  '49': 'Europe/Berlin',
  '60': 'Asia/Kuala_Lumpur',
  '61': 'Australia/Sydney',
  '64': 'Pacific/Auckland',
  '65': 'Asia/Singapore',
  '66': 'Asia/Bangkok',
  '81': 'Asia/Tokyo',
  '86': 'Asia/Shanghai',
  '91': india,
  '92': 'Asia/Karachi',
  '94': 'Asia/Colombo',
  '254': 'Africa/Nairobi',
  '255': 'Africa/Dar_es_Salaam',
  '256': 'Africa/Kampala',
  '351': 'Europe/Lisbon',
  '353': 'Europe/Dublin',
  '852': 'Asia/Hong_Kong',
  '880': 'Asia/Dhaka',
  '965': 'Asia/Kuwait',
  '966': 'Asia/Riyadh',
  '968': 'Asia/Muscat',
  '971': 'Asia/Dubai',
  '973': 'Asia/Bahrain',
  '974': 'Asia/Qatar',
  '977': 'Asia/Kathmandu',
};

/** The time zone of a calling code. */
export const zoneOf = (country: string): string => zones[country] ?? india;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Minutes since midnight there, with what the seconds add. */
const minutesThere = (at: Date, zone: string): number => {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  return minutesOf(clock.format(at)) + (at.getTime() % minuteMs) / minuteMs;
};

/** The first moment from `at` on that lies within the hours there: `at` itself where it does. */
export const momentWithin = (at: Date, { from, until }: SendingHours, zone: string): Date => {
  const [begin, end] = [minutesOf(from), minutesOf(until)];
  const now = minutesThere(at, zone);
  if (now >= begin && now < end) return at;
  const wait = now < begin ? begin - now : dayMinutes - now + begin;
  const then = new Date(Math.ceil((at.getTime() + wait * minuteMs) / minuteMs) * minuteMs);
  // The clocks may be changed in the night between.
  const off = minutesThere(then, zone) - begin;
  return off === 0 ? then : new Date(then.getTime() - off * minuteMs);
};
