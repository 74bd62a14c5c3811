/** What a contact is to the office; one person may be several. */
export const contactKinds = [
  'Owner',
  'Buyer',
  'Tenant',
  'Investor',
  'Broker',
  'Builder',
  'Caretaker',
  'Lender',
  'Other',
] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Whether a person has agreed to be written to; without 'Given' no advertising goes out (domain 2.16, 4.11). */
export const consentStatuses = ['Not asked', 'Given', 'Withdrawn'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];
