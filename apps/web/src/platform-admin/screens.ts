/** The Admin's screens: one chunk, of which the first load names one. */
export { AccountsScreen } from './accounts/accounts-screen.tsx';
export { BrokerContactsScreen } from './contacts/broker-contacts-screen.tsx';
export { BulkContactsScreen } from './contacts/bulk-contacts-screen.tsx';
export { ContactCountScreen } from './contacts/contact-count-screen.tsx';
export { CountriesScreen } from './countries/countries-screen.tsx';
export { DeadLettersScreen } from './dead-letters-screen.tsx';
export { PlansScreen } from './plans/plans-screen.tsx';
export { SubscriptionsScreen } from './subscriptions/subscriptions-screen.tsx';
export { TransactionsScreen } from './transactions/transactions-screen.tsx';
