export { purge } from './purge.ts';
export { removeFile, removeFilesOf } from './remove-files.ts';
export { keepFile, saveFile } from './save-file.ts';
