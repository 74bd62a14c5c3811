export { noteViewed } from './note-viewed.ts';
export { viewedHandlers } from './viewed.ts';
