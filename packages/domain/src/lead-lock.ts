/** A lead that is registered with a builder: as long as the lock runs, the sale is the broker's. */
import { addDays, daysBetween } from './dates.ts';
import type { LeadStatus } from './lookups/projects.ts';

/** Registrations that hold the lead. */
export const openLeadStatuses: readonly LeadStatus[] = ['Sent', 'Accepted'];

/** The last day of the lock as YYYY-MM-DD; null where the builder sets none. */
export const lockUntil = (registeredOn: string, lockDays: number | null): string | null =>
  lockDays === null ? null : addDays(registeredOn, lockDays);

/** Whether a registration still holds the lead on `today`. */
export const isLocked = (lead: { status: LeadStatus; lead_lock_until: string | null }, today: string): boolean =>
  openLeadStatuses.includes(lead.status) && (lead.lead_lock_until === null || today <= lead.lead_lock_until);

/** Days from which the end of a lock is worth a word. */
export const lockEndsSoonDays = 7;

/** Days that the lock still runs after `today`: 0 on its last day, below 0 once it is over. */
export const lockDaysLeft = (until: string, today: string): number => daysBetween(today, until);

/** Where a person may move a registration; Expired is told by the clock alone. */
const moves: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  Sent: ['Accepted', 'Duplicate at builder'],
  Accepted: ['Sent', 'Duplicate at builder'],
  'Duplicate at builder': ['Sent', 'Accepted'],
  Expired: [],
};

export const leadMayBecome = (from: LeadStatus, to: LeadStatus): boolean => from === to || moves[from].includes(to);
/** The states that a registration may stand at next, its own first. */
export const leadChoices = (from: LeadStatus): LeadStatus[] => [from, ...moves[from]];
