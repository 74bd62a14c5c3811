export { alertHandlers } from './alerts.ts';
export { type Alert, adminIds, ownerIds, raiseAlerts } from './raise-alerts.ts';
export type { AlertReader, AlertReaders } from './subjects.ts';
export { alertPush } from './write-push.ts';
