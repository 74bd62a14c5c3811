/** What people are told of by the bell. The kind is what an alert is titled with. */
export const alertKinds = [
  'New portal inquiry',
  'Inquiry assigned',
  'Inquiry goes on',
  'Task due',
  'Task missed',
  'New match',
  'Price dropped on a shared property',
  'Property to verify',
  'Property to close',
  'Property back on offer',
  'Lease ending',
  'Escalation due',
  'Lock-in ending',
  'Mandate ending',
  'Commission overdue',
  'TDS certificate pending',
  'Loan stage changed',
  'Subscription ending',
  'Integration failing',
  'Reveal limit',
  'Import finished',
  'Lead lock ending',
  'WhatsApp not sending',
  'Client likes a property',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Hours that an alert stays listed after it was read (spec 4 and 9). */
export const readAlertHours = 24;

/** Milliseconds that the bell shakes when the unread count rises (spec 2.2). */
export const bellShakeMs = 1000;
