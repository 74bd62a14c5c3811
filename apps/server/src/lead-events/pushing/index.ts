export { keepPush } from './keep-push.ts';
export { serveLeadPush } from './serve-push.ts';
