export { newChannels } from './channels.ts';
export { deliver } from './deliver.ts';
export { letter } from './letter.ts';
export type { Channels, Message, NoticeContent } from './message.ts';
export type { NoticeWriter } from './prepare-notice.ts';
export { pushKeptSeconds } from './push-channel.ts';
export { deliverEach, deliverMessage, deliveryKey, send } from './send.ts';
