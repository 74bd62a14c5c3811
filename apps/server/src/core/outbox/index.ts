export { newChannels } from './channels.ts';
export { deliver, type WhatsappSender } from './deliver.ts';
export { letter } from './letter.ts';
export { type MailReader, mailTo } from './mail-to.ts';
export type { Channels, Message, NoticeContent, Outcome, WhatsappNotice } from './message.ts';
export { pushKeptSeconds } from './message.ts';
export { readNoticeSign } from './notice-sign.ts';
export type { NoticeWriter } from './prepare-notice.ts';
export { deliverEach, deliverMessage, deliveryKey, reconsider, send } from './send.ts';
