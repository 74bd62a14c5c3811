export { hearsOfViewed } from './hears.ts';
export { noteViewed } from './note-viewed.ts';
export { viewedHandlers } from './viewed.ts';
