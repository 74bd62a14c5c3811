export { keepFile } from './keep-file.ts';
export { type KeptStream, keepStream, takeStream } from './keep-stream.ts';
export { holdPurging, purge, purgeLater } from './purge.ts';
export { readContent } from './read-content.ts';
export { removeFile, removeFilesOf } from './remove-files.ts';
export { saveFile } from './save-file.ts';
