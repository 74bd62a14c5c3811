export { fileExpiry } from './expiry.ts';
export { coverOf, type FileColumns, filesOf } from './file-columns.ts';
export { fileHandlers } from './file-handlers.ts';
export type { FileHolder } from './holder.ts';
export { showCover, showFiles } from './show-files.ts';
