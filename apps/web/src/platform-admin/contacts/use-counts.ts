import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

/** How many contacts the platform's own company has, by source and by group. */
export const useCounts = () => useQuery(query(brokerContactCalls.counts));
