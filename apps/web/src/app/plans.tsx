import { useLocation } from 'react-router';
import { WaitingLeads } from '../lead-events/index.ts';
import { ExpiryScreen, FreeTrialScreen, OffersScreen, type PayingWays } from '../plans/index.ts';
import { isBuilt } from './routes.ts';
import { wantedIn } from './wanted.ts';

/** What of buying is there to be led to. */
const ways: PayingWays = {
  ...(isBuilt('/buy/:duration') && {
    buy: (duration, plan) => `/buy/${duration}${plan ? `?plan=${plan}` : ''}`,
  }),
  ...(isBuilt('/renew') && { renew: '/renew' }),
  ...(isBuilt('/paymentdetail') && { detail: '/paymentdetail' }),
};

/** /offers */
export const Offers = () => <OffersScreen ways={ways} />;

/** /expiry */
export const Expiry = () => (
  <ExpiryScreen ways={ways} wanted={wantedIn(useLocation().state)} meanwhile={<WaitingLeads />} />
);

/** /freetrial */
export const FreeTrial = FreeTrialScreen;
