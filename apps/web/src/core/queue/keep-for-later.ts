import { storedBody } from './form-body.ts';
import { soon } from './send-waiting.ts';
import { keepWaiting, setAway, type Waiting } from './waiting.ts';

/** Keeps a save that found no line, to be sent by itself. False where the browser keeps nothing. */
export const keepForLater = async (save: Omit<Waiting, 'person' | 'at' | 'form' | 'state'>): Promise<boolean> => {
  const isKept = await keepWaiting({ ...save, ...storedBody(save.body), at: Date.now(), state: 'waiting' });
  if (isKept) {
    setAway(true);
    soon();
  }
  return isKept;
};
