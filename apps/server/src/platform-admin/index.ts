export { accountHandlers } from './accounts/handlers.ts';
export { readAccount } from './accounts/read-accounts.ts';
export { brokerContactHandlers } from './broker-contacts.ts';
export { deadLetterHandlers } from './dead-letters.ts';
export { operatorHandlers } from './operator.ts';
export { planDeskHandlers } from './plans/handlers.ts';
export { deskSubscriptionHandlers } from './subscriptions.ts';
