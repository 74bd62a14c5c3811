/** The contact groups a new company starts with. */

export const contactGroups = [
  { id: 1, contact_group_name: 'Buyer', sort: 1, is_active: true },
  { id: 2, contact_group_name: 'Owner', sort: 2, is_active: true },
  { id: 3, contact_group_name: 'Tenant', sort: 3, is_active: true },
  { id: 4, contact_group_name: 'Investor', sort: 4, is_active: true },
  { id: 5, contact_group_name: 'Broker', sort: 5, is_active: true },
  { id: 6, contact_group_name: 'Builder', sort: 6, is_active: true },
  { id: 7, contact_group_name: 'Caretaker', sort: 7, is_active: true },
] as const;

export type ContactGroupRow = (typeof contactGroups)[number];
