/** The contact groups a new company starts with. */
import { seed } from './seed.ts';

export const contactGroups = seed([
  { id: 1, contact_group_name: 'Buyer' },
  { id: 2, contact_group_name: 'Owner' },
  { id: 3, contact_group_name: 'Tenant' },
  { id: 4, contact_group_name: 'Investor' },
  { id: 5, contact_group_name: 'Broker' },
  { id: 6, contact_group_name: 'Builder' },
  { id: 7, contact_group_name: 'Caretaker' },
]);

export type ContactGroupRow = (typeof contactGroups)[number];
