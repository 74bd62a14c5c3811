import type { AlertReaders } from './alerts/index.ts';
import { inquiriesInAlerts } from './inquiries/index.ts';
import { loansInAlerts } from './loans/index.ts';
import { propertiesInAlerts } from './properties/index.ts';
import { tasksInAlerts } from './tasks/index.ts';

/** How the records of each noun stand inside an alert, under the bell and on a lock screen. */
export const alertReaders: AlertReaders = {
  inquiry: inquiriesInAlerts,
  property: propertiesInAlerts,
  loan: loansInAlerts,
  task: tasksInAlerts,
};
