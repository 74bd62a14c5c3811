export { whatsappAdHandlers } from './ads/ads.ts';
export { preparingAlertTemplates } from './alerts/prepare-templates.ts';
export { sendAlert } from './alerts/send-alert.ts';
export { asOffice } from './as-office.ts';
export {
  broadcastHandlers,
  exportingBroadcast,
  followingBroadcast,
  maySeeBroadcastFile,
  writeBroadcastLater,
  writingBroadcast,
} from './broadcasts/index.ts';
export { chatsFor, mergeChats } from './chat-rows/index.ts';
export { quickReplyHandlers, whatsappChatHandlers, whatsappMessageHandlers } from './chats/chats.ts';
export { markingRead } from './chats/mark-read.ts';
export { templateDraftHandlers } from './drafts/index.ts';
export { answerChallenge } from './incoming/answer-challenge.ts';
export { fetchingMedia } from './incoming/fetch-media.ts';
export { maySeeMessageFile } from './incoming/may-see-message-file.ts';
export { serveWebhook } from './incoming/serve-webhook.ts';
export { isSigned } from './incoming/signature.ts';
export { maySeeMedia, sendingMedia, sendMediaLater, whatsappMediaHandlers } from './media/index.ts';
export {
  type CameIn,
  clickIdOf,
  type Echo,
  type Graph,
  type MessageContent,
  type MetaAnswer,
  type MetaError,
  type MetaTemplate,
  metaApi,
  newGraph,
  parseExact,
  readEchoes,
  readWebhook,
  type Told,
} from './meta/index.ts';
export { connectFirstNumber, refreshingNumber, whatsappNumberHandlers } from './numbers/index.ts';
export { sealedTokens } from './numbers/number-row.ts';
export { startStandstillWatch } from './numbers/watch-standstill.ts';
export { applyWishes } from './opt-outs/apply.ts';
export { endedMarketing } from './opt-outs/ended-marketing.ts';
export { heedWishes } from './opt-outs/lock.ts';
export { optOutHandlers } from './opt-outs/opt-outs.ts';
export { cancelBroadcast, holdBroadcast, releaseBroadcast } from './outgoing/broadcast-rows.ts';
export { type NewMessage, queueMessage, queueMessages, sendAgain } from './outgoing/queue.ts';
export { whatsappPriceHandlers } from './prices/index.ts';
export { startWhatsapp, type WhatsappRunner } from './run.ts';
export {
  syncingTemplates,
  syncUnread,
  templateGroupHandlers,
  whatsappButtonHandlers,
  whatsappTemplateHandlers,
} from './templates/index.ts';
