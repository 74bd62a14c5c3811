import { openKeystore } from '../../core/platform/phone/kept-texts.ts';
import { startLocked } from './own-locking.tsx';

/** Where the phone's app begins: what has to be there before the first screen, then the app as in a browser. */
const begin = async () => {
  await openKeystore();
  await import('../main.tsx');
};
const leave = async () => (await import('../../core/session/index.ts')).logOut();
await startLocked(begin, leave);
