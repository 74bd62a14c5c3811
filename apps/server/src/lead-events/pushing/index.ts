export { serveLeadPush } from './serve-push.ts';
