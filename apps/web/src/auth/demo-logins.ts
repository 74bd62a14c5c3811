import type { Usertype } from '@angan/domain/roles.ts';

interface DemoLogin {
  username: string;
  usertype: Usertype;
  /** What there is to see with it. */
  shows: string;
}

/** The people of the demo office. They exist only on a server that runs it. */
export const demoPassword = 'angan-demo-2026';
export const demoLogins: readonly DemoLogin[] = [
  { username: 'owner@angan.demo', usertype: 'Owner', shows: 'Shree Ganesh Estates, everything' },
  { username: 'coowner@angan.demo', usertype: 'Co-Owner', shows: 'Runs the office with the owner' },
  { username: 'allrounder@angan.demo', usertype: 'All-Rounder', shows: 'Masked numbers, no contact actions' },
  { username: 'residential@angan.demo', usertype: 'Residential Only', shows: 'Homes only' },
  { username: 'commercial@angan.demo', usertype: 'Commercial Only', shows: 'Shops and offices only' },
  { username: 'backend@angan.demo', usertype: 'Backend', shows: 'Keeps listings and lists in order' },
  { username: 'owner@rival.demo', usertype: 'Owner', shows: 'Rival Realty, another brokerage' },
  { username: 'owner@expired.demo', usertype: 'Owner', shows: 'A subscription that has expired' },
  { username: 'admin@angan.demo', usertype: 'Admin', shows: 'The platform' },
];
