import { both, light, type Shot } from './shot.ts';
import type { Ask } from './subjects.ts';

const email = 'owner@angan.demo';
/** The first that a list has at one of the stages. */
const firstAt = (list: string, screen: string, stage: string) => async (ask: Ask) =>
  `${screen}?id=${(await ask(`${list}?stage=${encodeURIComponent(stage)}`)).results[0].id}`;
const sale = firstAt('/properties/deals/', '/deals', 'Loan in Process');
const lease = firstAt('/properties/deals/', '/deals', 'Handover Done');
const loan = firstAt('/properties/loans/', '/loans', 'Legal and Technical');

/** From the offer to the money, as the Owner has it. */
export const moneyShots: readonly Shot[] = [
  { name: 'deals-desktop', size: 'desktop', schemes: light, email, at: '/deals?view=board' },
  { name: 'deal-desktop', size: 'desktop', schemes: both, email, at: sale },
  { name: 'deal-phone', size: 'phone', schemes: light, email, at: sale },
  { name: 'lease-desktop', size: 'desktop', schemes: light, email, at: lease },
  { name: 'commission-desktop', size: 'desktop', schemes: light, email, at: '/commission' },
  { name: 'commission-phone', size: 'phone', schemes: light, email, at: '/commission' },
  { name: 'loan-desktop', size: 'desktop', schemes: light, email, at: loan },
  { name: 'dashboard-desktop', size: 'desktop', schemes: both, email, at: '/dashboard' },
  { name: 'dashboard-phone', size: 'phone', schemes: light, email, at: '/dashboard' },
];
