export { consumeEvents } from './consume-events.ts';
export type { Inbox, InboxConsumer, InboxEvent } from './inbox.ts';
export { pruneEvents } from './prune-events.ts';
export { type InboxDoor, serveInbox } from './serve-inbox.ts';
export { isHmacOf, isSameWord } from './signature.ts';
export { type EventStore, newEventStore } from './store-events.ts';
export { type InboxWorker, newInboxWorker } from './work-inbox.ts';
