export { newChannels } from './channels.ts';
export { deliver } from './deliver.ts';
export { letter } from './letter.ts';
export type { Channels, Message } from './message.ts';
export { deliverMessage, deliveryKey, send } from './send.ts';
