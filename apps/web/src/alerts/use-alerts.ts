import { alertCalls } from '@angan/contract/alerts/alerts.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

/**
 * The bell is on every screen of everybody, so it asks again when an alert came or was read, and not at each change of a
 * record that some alert is about.
 */
const ofBell = { ...alertCalls.list, shows: ['user_alert'] as const };

export const askedAlerts = query(ofBell, { query: { page_size: String(pageSize.most) } }, { quiet: true });

/** One's alerts, kept in step by the live events. */
export const useAlerts = () => useQuery(askedAlerts);
