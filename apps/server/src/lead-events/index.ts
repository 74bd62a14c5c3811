export {
  connectDemoPage,
  type DemoLead,
  facebookHandlers,
  sealedPageTokens,
  serveFacebookWebhook,
} from './facebook/index.ts';
export { leadFileHandlers } from './from-file/index.ts';
export { leadEventHandlers } from './inbox/index.ts';
export { serveInterest } from './interest/index.ts';
export { leadMailHandlers, startMailDoor } from './mail/index.ts';
export type { Incoming } from './portals/index.ts';
export { keepPush, serveLeadPush } from './pushing/index.ts';
export { startLeads } from './run.ts';
export { newToken, sealedLeadKeys, sourceSeal, tokenHash } from './source-keys.ts';
export { connectDemoMail, connectDemoPortal, connectDemoWhatsapp, leadSourceHandlers } from './sources/index.ts';
export { serveEnquiryPages, websiteFormHandlers } from './website/index.ts';
export { leadWhatsappHandlers, serveChatDoor } from './whatsapp/index.ts';
