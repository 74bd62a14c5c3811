import { create } from 'zustand';
import { read, write } from '../persist.ts';
import { useAuth } from './auth.ts';

interface Subscription {
  /** The subscription of the own company: none before it is known, and none for the platform's Admin. */
  subscriptions: { company: number; subscription_status: string }[];
  isSubscriptionsFetched: boolean;
}

const key = 'subscription';

/** What is known of the company's subscription; kept across reloads so that the guards decide without a wait. */
export const useSubscription = create<Subscription>(
  () => read<Subscription>(key) ?? { subscriptions: [], isSubscriptionsFetched: false },
);

useAuth.subscribe(({ userCompanyInfo, isLoggedIn }, before) => {
  if (userCompanyInfo === before.userCompanyInfo && isLoggedIn === before.isLoggedIn) return;
  const state: Subscription = {
    subscriptions: userCompanyInfo
      ? [{ company: userCompanyInfo.id, subscription_status: userCompanyInfo.subscription_status }]
      : [],
    isSubscriptionsFetched: isLoggedIn,
  };
  useSubscription.setState(state);
  write(key, isLoggedIn ? state : undefined);
});

/** The server says that the office is closed, perhaps while somebody was at work: the guards lead on to /expiry. */
export const noteEnded = (subscription_status: 'Expired' | 'Deleting'): void => {
  const { userCompanyInfo } = useAuth.getState();
  if (userCompanyInfo?.subscription_status !== 'Active') return;
  useAuth.setState({
    haveSubscription: false,
    userCompanyInfo: { ...userCompanyInfo, subscription_status },
  });
};
