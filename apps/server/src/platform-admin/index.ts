export { accountHandlers } from './accounts.ts';
export { brokerContactHandlers } from './broker-contacts.ts';
export { deadLetterHandlers } from './dead-letters.ts';
export { deskSubscriptionHandlers } from './subscriptions.ts';
export { planDeskHandlers } from './plans/handlers.ts';
export { operatorHandlers } from './operator.ts';
