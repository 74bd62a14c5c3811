import { screen } from '../core/screen.ts';

export const AccountsScreen = screen(() => import('./accounts/accounts-screen.tsx'), 'AccountsScreen');
export const DeadLettersScreen = screen(() => import('./dead-letters-screen.tsx'), 'DeadLettersScreen');
export const BrokerContactsScreen = screen(
  () => import('./contacts/broker-contacts-screen.tsx'),
  'BrokerContactsScreen',
);
export const BulkContactsScreen = screen(() => import('./contacts/bulk-contacts-screen.tsx'), 'BulkContactsScreen');
export const ContactCountScreen = screen(() => import('./contacts/contact-count-screen.tsx'), 'ContactCountScreen');
