/** Where contacts and inquiries come from: the list a new company starts with. */
import { seed } from './seed.ts';

export const sourceGroups = ['Portal', 'Social', 'Reference', 'Broker', 'Direct', 'Campaign', 'Other'] as const;
export type SourceGroup = (typeof sourceGroups)[number];

export const sources = seed([
  { id: 1, source_name: '99acres', source_group: 'Portal' },
  { id: 2, source_name: 'MagicBricks', source_group: 'Portal' },
  { id: 3, source_name: 'Housing', source_group: 'Portal' },
  { id: 4, source_name: 'NoBroker', source_group: 'Portal' },
  { id: 5, source_name: 'SquareYards', source_group: 'Portal' },
  { id: 6, source_name: 'CommonFloor', source_group: 'Portal' },
  { id: 7, source_name: 'OLX', source_group: 'Portal' },
  { id: 8, source_name: 'Quikr', source_group: 'Portal' },
  { id: 9, source_name: 'JustDial', source_group: 'Portal' },
  { id: 10, source_name: 'IndiaMART', source_group: 'Portal' },
  { id: 11, source_name: 'Facebook', source_group: 'Social' },
  { id: 12, source_name: 'Instagram', source_group: 'Social' },
  { id: 13, source_name: 'Google Ads', source_group: 'Campaign' },
  { id: 14, source_name: 'Google Business', source_group: 'Direct' },
  { id: 15, source_name: 'Website', source_group: 'Direct' },
  { id: 16, source_name: 'WhatsApp', source_group: 'Social' },
  { id: 17, source_name: 'WhatsApp group', source_group: 'Social' },
  { id: 18, source_name: 'Click-to-WhatsApp ad', source_group: 'Campaign' },
  { id: 19, source_name: 'YouTube', source_group: 'Social' },
  { id: 20, source_name: 'Walk-in', source_group: 'Direct' },
  { id: 21, source_name: 'Phone call', source_group: 'Direct' },
  { id: 22, source_name: 'Hoarding/Board', source_group: 'Campaign' },
  { id: 23, source_name: 'Newspaper', source_group: 'Campaign' },
  { id: 24, source_name: 'Property show', source_group: 'Campaign' },
  { id: 25, source_name: 'Reference (client)', source_group: 'Reference' },
  { id: 26, source_name: 'Reference (friend/family)', source_group: 'Reference' },
  { id: 27, source_name: 'Co-broker', source_group: 'Broker' },
  { id: 28, source_name: 'Builder', source_group: 'Broker' },
  { id: 29, source_name: 'Society watchman', source_group: 'Reference' },
  { id: 30, source_name: 'Old client', source_group: 'Direct' },
  { id: 31, source_name: 'Bank/DSA', source_group: 'Reference' },
  { id: 32, source_name: 'Cold call', source_group: 'Campaign' },
  { id: 33, source_name: 'SMS campaign', source_group: 'Campaign' },
  { id: 34, source_name: 'E-mail campaign', source_group: 'Campaign' },
  { id: 35, source_name: 'Import', source_group: 'Other' },
  { id: 36, source_name: 'Other', source_group: 'Other' },
]);

export type SourceRow = (typeof sources)[number];

/** The source of an inquiry nobody named one for. */
export const defaultSourceName = 'Walk-in';
