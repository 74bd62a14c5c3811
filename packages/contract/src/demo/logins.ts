import type { Usertype } from '@angan/domain/roles.ts';

/** The password of every demo login. They exist only where DEMO is on. */
export const demoPassword = 'angan-demo-2026';

export const demoOffice = 'Shree Ganesh Estates';

/** The demo's companies and who signs in to them: tests and tours rely on them. */
export const demoLogins: readonly {
  company: string;
  usertype: Usertype;
  email: string;
  /** What there is to see with it. */
  shows: string;
  mobile: string;
  first_name: string;
  last_name: string;
}[] = [
  {
    company: demoOffice,
    usertype: 'Owner',
    email: 'owner@angan.demo',
    shows: 'Shree Ganesh Estates, everything',
    mobile: '9824000001',
    first_name: 'Ganesh',
    last_name: 'Patel',
  },
  {
    company: demoOffice,
    usertype: 'Co-Owner',
    email: 'coowner@angan.demo',
    shows: 'Runs the office with the owner',
    mobile: '9824000002',
    first_name: 'Kavita',
    last_name: 'Vyas',
  },
  {
    company: demoOffice,
    usertype: 'Residential Only',
    email: 'residential@angan.demo',
    shows: 'Homes only',
    mobile: '9824000003',
    first_name: 'Rakesh',
    last_name: 'Solanki',
  },
  {
    company: demoOffice,
    usertype: 'Commercial Only',
    email: 'commercial@angan.demo',
    shows: 'Shops and offices only',
    mobile: '9824000004',
    first_name: 'Farida',
    last_name: 'Shaikh',
  },
  {
    company: demoOffice,
    usertype: 'All-Rounder',
    email: 'allrounder@angan.demo',
    shows: 'Masked numbers, no contact actions',
    mobile: '9824000005',
    first_name: 'Jignesh',
    last_name: 'Raval',
  },
  {
    company: demoOffice,
    usertype: 'Backend',
    email: 'backend@angan.demo',
    shows: 'Keeps listings and lists in order',
    mobile: '9824000006',
    first_name: 'Meena',
    last_name: 'Iyer',
  },
  {
    company: 'Rival Realty',
    usertype: 'Owner',
    email: 'owner@rival.demo',
    shows: 'Rival Realty, another brokerage',
    mobile: '9824000007',
    first_name: 'Sunil',
    last_name: 'Mehra',
  },
  {
    company: 'Old Lane Homes',
    usertype: 'Owner',
    email: 'owner@expired.demo',
    shows: 'A subscription that has expired',
    mobile: '9824000008',
    first_name: 'Harish',
    last_name: 'Dave',
  },
  {
    company: 'Angan',
    usertype: 'Admin',
    email: 'admin@angan.demo',
    shows: 'The platform',
    mobile: '9824000009',
    first_name: 'Asha',
    last_name: 'Menon',
  },
];
