import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '../session/auth.ts';
import { completed } from './completed.ts';
import { draftsOpened, readDraft, writeDraft } from './kept-drafts.ts';

const keyOf = (name: string) => `${useAuth.getState().userInfo?.id ?? 0}:${name}`;

const restored = new EventTarget();

/** Puts a draft back into its form, also where that is open; false where something else is being typed there. */
export const restoreDraft = async (name: string, value: unknown): Promise<boolean> => {
  await draftsOpened;
  const key = keyOf(name);
  const typed = readDraft(key);
  if (typed !== null && typed !== '' && JSON.stringify(typed) !== JSON.stringify(value)) return false;
  writeDraft(key, value);
  restored.dispatchEvent(new Event(key));
  return true;
};

/**
 * What is being typed into a form, kept sealed across a reload, a lost connection, a crash of the screen and an expired
 * session. `name` says which form, as `contact:new`. `clear` after saving.
 */
export const useDraft = <T>(name: string, initial: T) => {
  // Sealed ones are not read in a moment: the first form of a start waits for them. Asked for at every drawing, since
  // React goes on where it waited only if the same is asked there again.
  use(draftsOpened);
  const key = useRef(keyOf(name)).current;
  const [draft, setDraft] = useState<T>(() => completed(readDraft<T>(key), initial));
  const [isKept, setKept] = useState(() => readDraft<T>(key) !== null);
  useEffect(() => {
    const take = () => {
      setDraft((now) => readDraft<T>(key) ?? now);
      setKept(true);
    };
    restored.addEventListener(key, take);
    return () => restored.removeEventListener(key, take);
  }, [key]);
  const change = useCallback(
    (next: T) => {
      setDraft(next);
      setKept(true);
      writeDraft(key, next);
    },
    [key],
  );
  const clear = useCallback(() => {
    setDraft(initial);
    setKept(false);
    writeDraft(key, undefined);
  }, [key, initial]);
  return { draft, change, clear, isKept };
};
