export { connectDemoPage, type DemoLead } from './demo-page.ts';
export { fetchWaiting } from './fetch-waiting.ts';
export { fillDue } from './fill-page.ts';
export { facebookHandlers } from './handlers.ts';
export { facebookInbox } from './inbox.ts';
export { sealedPageTokens } from './seals.ts';
export { serveFacebookWebhook } from './serve-webhook.ts';
export { facebookConsumer } from './take-events.ts';
