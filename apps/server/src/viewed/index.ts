export { hearsOfViewed } from './hears.ts';
export { noteExported, noteViewed } from './note-viewed.ts';
export { viewedHandlers, viewedLogHandlers } from './viewed.ts';
