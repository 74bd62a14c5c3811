export { alertHandlers } from './alerts.ts';
export { type Alert, adminIds, ownerIds, raiseAlerts } from './raise-alerts.ts';
export { alertSettingsHandlers } from './settings.ts';
export type { AlertReader, AlertReaders } from './subjects.ts';
export { noteWhatsappStatuses, stopWhatsappAlerts, type ToldOfNotice } from './whatsapp-heard.ts';
export { prepareAlertTemplates } from './whatsapp-tasks.ts';
export { alertNotice } from './write-notice.ts';
