export { makeShare } from './make-share.ts';
export { brochureOfShare } from './page/draw-brochure.ts';
export { serveSharePages } from './page/serve-share-pages.ts';
export { outline } from './pictures.ts';
export { shareHandlers } from './shares.ts';
