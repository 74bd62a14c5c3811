import { t } from '@lingui/core/macro';

/** Android shows by channels, which a person may silence one by one in the phone's settings. */
export const alertsChannel = () => ({ id: 'alerts', name: t`Alerts`, importance: 4, visibility: 0 }) as const;
