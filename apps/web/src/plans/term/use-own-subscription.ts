import { subscriptionCalls } from '@angan/contract/plans/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** What the own office has and has used, for who may buy. */
export const useOwnSubscription = () => useQuery(query(subscriptionCalls.show, {}, { quiet: true }));
