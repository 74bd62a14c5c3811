import { addDays, dayInIndia, timeInIndia } from './dates.ts';
import { may, type Permission, type Usertype } from './roles.ts';

/** Under what the kinds stand where people choose among them. */
export const alertGroups = ['Leads', 'Work', 'Leases and money', 'Office'] as const;
type AlertGroup = (typeof alertGroups)[number];

/** Ways by which an alert goes beyond the bell's list, in which every alert stands. */
export const alertChannels = ['push', 'mail', 'whatsapp'] as const;
export type AlertChannel = (typeof alertChannels)[number];
export type ChannelChoices = Readonly<Record<AlertChannel, boolean>>;

interface Kind extends ChannelChoices {
  readonly group: AlertGroup;
  /** Who can meet it at all: the roles that have this right. */
  readonly needs: Permission;
  /** That it is told for its minute, so that its push does not wait for the morning. */
  readonly isTimed?: true;
}

const kind = (group: AlertGroup, needs: Permission, channels: 'push' | 'mail' | 'both' | 'none', more = {}): Kind => ({
  ...{ group, needs, ...more },
  push: channels === 'push' || channels === 'both',
  mail: channels === 'mail' || channels === 'both',
  // Each is paid for, and nobody is written to there who has not agreed to it.
  whatsapp: false,
});

/**
 * What people are told of by the bell. The kind is what an alert is titled with; beside it, by which channels it reaches
 * who has not chosen others.
 */
const table = {
  'New portal inquiry': kind('Leads', 'inquiry:view', 'push'),
  'Lead not answered': kind('Leads', 'inquiry:view', 'push'),
  'Inquiry assigned': kind('Leads', 'inquiry:view', 'push'),
  'Inquiry goes on': kind('Leads', 'inquiry:view', 'push'),
  'New match': kind('Leads', 'inquiry:view', 'push'),
  'Client likes a property': kind('Leads', 'inquiry:view', 'push'),
  'Price dropped on a shared property': kind('Leads', 'property:share', 'none'),
  'Lead lock ending': kind('Leads', 'inquiry:view', 'mail'),
  'Task due': kind('Work', 'task:view', 'push', { isTimed: true }),
  'Note reminder': kind('Work', 'note:edit', 'push', { isTimed: true }),
  'Task missed': kind('Work', 'task:view', 'push'),
  'Property to verify': kind('Work', 'property:verify', 'none'),
  'Property to close': kind('Work', 'settings:edit', 'push'),
  'Deal proposed': kind('Work', 'settings:edit', 'push'),
  'Deal answered': kind('Work', 'deal:propose', 'push'),
  'Property back on offer': kind('Work', 'property:view', 'none'),
  'Import finished': kind('Work', 'migration:import', 'mail'),
  'Lease ending': kind('Leases and money', 'property:view', 'mail'),
  'Escalation due': kind('Leases and money', 'property:view', 'mail'),
  'Lock-in ending': kind('Leases and money', 'property:view', 'mail'),
  'Mandate ending': kind('Leases and money', 'property:view', 'none'),
  'Commission overdue': kind('Leases and money', 'commission:edit', 'both'),
  'Reminder letter': kind('Leases and money', 'commission:edit', 'none'),
  'TDS certificate pending': kind('Leases and money', 'commission:edit', 'mail'),
  'Loan stage changed': kind('Leases and money', 'loan:view', 'push'),
  'Subscription ending': kind('Office', 'subscription:buy', 'both'),
  'Payment to see to': kind('Office', 'account:view', 'both'),
  'Payment settled': kind('Office', 'subscription:edit', 'push'),
  'New demo booking': kind('Office', 'demo_booking:view', 'both'),
  'Data export': kind('Office', 'full_export:view', 'push'),
  'Support is in': kind('Office', 'support_grant:view', 'both', { isTimed: true }),
  'Integration failing': kind('Office', 'integration:view', 'both'),
  'WhatsApp not sending': kind('Office', 'whatsapp_number:view', 'both'),
  'Reveal limit': kind('Office', 'settings:edit', 'push'),
} as const satisfies Record<string, Kind>;
export type AlertKind = keyof typeof table;

/** Each kind with what is declared of it. */
export const alertKindTable: Readonly<Record<AlertKind, Kind>> = table;
export const alertKinds = Object.keys(table) as [AlertKind, ...AlertKind[]];

/** The kinds that somebody of this role can be told of. */
export const alertKindsOf = (usertype: Usertype): AlertKind[] =>
  alertKinds.filter((name) => may(usertype, alertKindTable[name].needs));

/** Hours that an alert stays listed after it was read (spec 4 and 9). */
export const readAlertHours = 24;

/** Messages on WhatsApp that one person is sent in a day at most; the rest waits for the next morning. */
export const mostWhatsappADay = 20;

/** So many of a kind that come to one person at once are told as one. */
export const manyAlerts = 10;

/** The hours in which a push waits: times of the day in India, 'HH:MM'; they may go over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}
/** What holds until a person says otherwise (domain 2.17). */
export const usualQuietHours: QuietHours = { from: '21:00', to: '08:00' };

/** When a push that is due at `now` may go, where it falls into quiet hours; undefined where it does not. */
export const quietUntil = (now: Date, { from, to }: QuietHours): Date | undefined => {
  const [today, time] = [dayInIndia(now), timeInIndia(now)];
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return undefined;
  return new Date(`${time < to ? today : addDays(today, 1)}T${to}:00+05:30`);
};
