import { openKeystore } from '../../core/platform/phone/kept-texts.ts';
import { startLocked } from './own-locking.tsx';

/** Where the phone's app begins: what has to be there before the first screen, then the app as in a browser. */
const begin = async () => {
  await openKeystore();
  await import('../main.tsx');
};
const leave = async () => (await import('../../core/session/index.ts')).logOut();
// Not awaited: the files of the app import from the one that this stands in, and would wait for it.
void startLocked(begin, leave);
