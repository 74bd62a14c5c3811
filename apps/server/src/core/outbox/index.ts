export { newChannels } from './channels.ts';
export { deliver } from './deliver.ts';
export { letter } from './letter.ts';
export type { Channels, Message, NoticeContent } from './message.ts';
export { pushKeptSeconds } from './message.ts';
export type { NoticeWriter } from './prepare-notice.ts';
export { deliverEach, deliverMessage, deliveryKey, reconsider, send } from './send.ts';
