export { serveSharePages } from './page/serve-share-pages.ts';
export { shareHandlers } from './shares.ts';
