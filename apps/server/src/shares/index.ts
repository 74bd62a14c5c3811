export { brochureOfShare } from './page/draw-brochure.ts';
export { serveSharePages } from './page/serve-share-pages.ts';
export { shareHandlers } from './shares.ts';
