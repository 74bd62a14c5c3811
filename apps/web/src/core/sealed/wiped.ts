/**
 * The databases of this device whose rows are sealed, each with its own key in it. `angan-kept`: what the server answered;
 * it is of one login. `angan-waiting`: what is not sent yet; it outlives a session that ended by itself.
 */
export type SealedName = 'angan-kept' | 'angan-waiting';

/**
 * Deletes a database with its key: what a disk still holds of it cannot be read by anybody. Without the code of whoever
 * writes there, since a session may end before that was loaded.
 */
export const wiped = (name: SealedName): void => void globalThis.indexedDB?.deleteDatabase(name);
