import { ExpiryScreen, FreeTrialScreen, OffersScreen, type PayingWays } from '../plans/index.ts';
import { isBuilt } from './routes.ts';

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
export const Expiry = () => <ExpiryScreen ways={ways} />;

/** /freetrial */
export const FreeTrial = FreeTrialScreen;
