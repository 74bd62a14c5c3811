export { fontFaces, webFont } from './fonts.ts';
export { safe } from './html.ts';
