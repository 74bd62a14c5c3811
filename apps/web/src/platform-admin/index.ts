import { screen } from '../core/screen.ts';

const admin = (name: keyof typeof import('./screens.ts')) => screen(() => import('./screens.ts'), name);

export const AccountsScreen = admin('AccountsScreen');
export const BrokerContactsScreen = admin('BrokerContactsScreen');
export const BulkContactsScreen = admin('BulkContactsScreen');
export const ContactCountScreen = admin('ContactCountScreen');
export const CountriesScreen = admin('CountriesScreen');
export const DeadLettersScreen = admin('DeadLettersScreen');
export const PlansScreen = admin('PlansScreen');
export const SubscriptionsScreen = admin('SubscriptionsScreen');
export const TransactionsScreen = admin('TransactionsScreen');
