export { alertHandlers } from './alerts.ts';
export type { AlertReader } from './links.ts';
export { type Alert, adminIds, ownerIds, raiseAlerts } from './raise-alerts.ts';
