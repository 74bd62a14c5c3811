/**
 * The databases of this device whose rows are sealed, each with its own key in it. `angan-kept`: what the server answered;
 * it is of one login. The others outlive a session that ended by itself: `angan-waiting` is what is not sent yet,
 * `angan-uploads` the files of it, `angan-drafts` what stands in forms.
 */
export type SealedName = 'angan-kept' | 'angan-waiting' | 'angan-uploads' | 'angan-drafts';

/**
 * Deletes a database with its key: what a disk still holds of it cannot be read by anybody. Without the code of whoever
 * writes there, since a session may end before that was loaded. `angan` is where earlier versions kept files in the clear.
 */
export const wiped = (...names: (SealedName | 'angan')[]): void => {
  for (const name of names) globalThis.indexedDB?.deleteDatabase(name);
};
