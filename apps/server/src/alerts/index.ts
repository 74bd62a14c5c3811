export { alertHandlers } from './alerts.ts';
export { type Alert, adminIds, ownerIds, raiseAlerts } from './raise-alerts.ts';
export type { AlertReader } from './subjects.ts';
