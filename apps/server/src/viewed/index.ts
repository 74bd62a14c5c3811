export { hearsOfViewed } from './hears.ts';
export { noteExported, noteViewed } from './note-viewed.ts';
export { viewedHandlers } from './viewed.ts';
