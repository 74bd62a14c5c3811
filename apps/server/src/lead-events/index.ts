export { leadEventHandlers } from './inbox/index.ts';
export { serveLeadPush } from './pushing/index.ts';
export { startLeads } from './run.ts';
export { newToken, sealedLeadKeys, sourceSeal, tokenHash } from './source-keys.ts';
export { leadSourceHandlers } from './sources/index.ts';
