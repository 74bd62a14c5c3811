/** Where contacts and inquiries come from: the list a new company starts with. */

export const sourceGroups = ['Portal', 'Social', 'Reference', 'Broker', 'Direct', 'Campaign', 'Other'] as const;
export type SourceGroup = (typeof sourceGroups)[number];

export const sources = [
  { id: 1, source_name: '99acres', source_group: 'Portal', sort: 1, is_active: true },
  { id: 2, source_name: 'MagicBricks', source_group: 'Portal', sort: 2, is_active: true },
  { id: 3, source_name: 'Housing', source_group: 'Portal', sort: 3, is_active: true },
  { id: 4, source_name: 'NoBroker', source_group: 'Portal', sort: 4, is_active: true },
  { id: 5, source_name: 'SquareYards', source_group: 'Portal', sort: 5, is_active: true },
  { id: 6, source_name: 'CommonFloor', source_group: 'Portal', sort: 6, is_active: true },
  { id: 7, source_name: 'OLX', source_group: 'Portal', sort: 7, is_active: true },
  { id: 8, source_name: 'Quikr', source_group: 'Portal', sort: 8, is_active: true },
  { id: 9, source_name: 'JustDial', source_group: 'Portal', sort: 9, is_active: true },
  { id: 10, source_name: 'IndiaMART', source_group: 'Portal', sort: 10, is_active: true },
  { id: 11, source_name: 'Facebook', source_group: 'Social', sort: 11, is_active: true },
  { id: 12, source_name: 'Instagram', source_group: 'Social', sort: 12, is_active: true },
  { id: 13, source_name: 'Google Ads', source_group: 'Campaign', sort: 13, is_active: true },
  { id: 14, source_name: 'Google Business', source_group: 'Direct', sort: 14, is_active: true },
  { id: 15, source_name: 'Website', source_group: 'Direct', sort: 15, is_active: true },
  { id: 16, source_name: 'WhatsApp', source_group: 'Social', sort: 16, is_active: true },
  { id: 17, source_name: 'WhatsApp group', source_group: 'Social', sort: 17, is_active: true },
  { id: 18, source_name: 'Click-to-WhatsApp ad', source_group: 'Campaign', sort: 18, is_active: true },
  { id: 19, source_name: 'YouTube', source_group: 'Social', sort: 19, is_active: true },
  { id: 20, source_name: 'Walk-in', source_group: 'Direct', sort: 20, is_active: true },
  { id: 21, source_name: 'Phone call', source_group: 'Direct', sort: 21, is_active: true },
  { id: 22, source_name: 'Hoarding/Board', source_group: 'Campaign', sort: 22, is_active: true },
  { id: 23, source_name: 'Newspaper', source_group: 'Campaign', sort: 23, is_active: true },
  { id: 24, source_name: 'Property show', source_group: 'Campaign', sort: 24, is_active: true },
  { id: 25, source_name: 'Reference (client)', source_group: 'Reference', sort: 25, is_active: true },
  { id: 26, source_name: 'Reference (friend/family)', source_group: 'Reference', sort: 26, is_active: true },
  { id: 27, source_name: 'Co-broker', source_group: 'Broker', sort: 27, is_active: true },
  { id: 28, source_name: 'Builder', source_group: 'Broker', sort: 28, is_active: true },
  { id: 29, source_name: 'Society watchman', source_group: 'Reference', sort: 29, is_active: true },
  { id: 30, source_name: 'Old client', source_group: 'Direct', sort: 30, is_active: true },
  { id: 31, source_name: 'Bank/DSA', source_group: 'Reference', sort: 31, is_active: true },
  { id: 32, source_name: 'Cold call', source_group: 'Campaign', sort: 32, is_active: true },
  { id: 33, source_name: 'SMS campaign', source_group: 'Campaign', sort: 33, is_active: true },
  { id: 34, source_name: 'E-mail campaign', source_group: 'Campaign', sort: 34, is_active: true },
  { id: 35, source_name: 'Import', source_group: 'Other', sort: 35, is_active: true },
  { id: 36, source_name: 'Other', source_group: 'Other', sort: 36, is_active: true },
] as const;

export type SourceRow = (typeof sources)[number];

/** The source of an inquiry nobody named one for. */
export const defaultSourceName = 'Walk-in';
