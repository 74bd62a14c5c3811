import { alertCalls } from '@angan/contract/alerts/alerts.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

export const askedAlerts = query(alertCalls.list, { query: { page_size: String(pageSize.most) } }, { quiet: true });

/** One's alerts, kept in step by the live events. */
export const useAlerts = () => useQuery(askedAlerts);
