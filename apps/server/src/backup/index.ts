export { writeBackup } from './backup.ts';
export { isHeld, releaseHold } from './hold.ts';
export { keyName, readManifest } from './manifest.ts';
export { restoreBackup } from './restore.ts';
export { verifyBackup } from './verify.ts';
